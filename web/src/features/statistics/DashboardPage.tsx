import { chakra, Grid, Skeleton } from '@chakra-ui/react'
import { type ReactNode, Suspense, useMemo } from 'react'
import type { Period } from '../../../../shared/contract/statistics.ts'
import { statisticsTexts as texts } from '../../texts/statistics.ts'
import { HoldBack } from '../../ui/HoldBack.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { MissingPart } from '../../ui/message/MissingPart.tsx'
import { ReadFailed } from '../../ui/message/ReadFailed.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { type Bars, readableBars } from './charts/bars.ts'
import { ChartCard } from './charts/ChartCard.tsx'
import { UnseenTable } from './charts/ChartTable.tsx'
import { ActivityLog } from './log/ActivityLog.tsx'
import { sheetOfBars, sheetOfDays } from './charts/sheets.ts'
import { useStaggered } from './charts/useStaggered.ts'
import { TotalCards } from './TotalCards.tsx'
import { useDashboard } from './useDashboard.ts'
import { usePeriod } from './usePeriod.ts'

// Fetched as soon as the page is there, not when the first chart is made.
const barChart = import('./charts/BarChart.tsx')
const dayChart = import('./charts/DayChart.tsx')
barChart.catch(() => undefined)
dayChart.catch(() => undefined)
const NoChart = () => <MissingPart instead={texts.chartMissing} />
const BarChart = lazyPart(() => barChart, NoChart)
const DayChart = lazyPart(() => dayChart, NoChart)

const periods = ['today', '7', '30', '90', 'all'] as const satisfies Period[]

/** Bars that can be told apart in one chart; the others are one bar together. */
const mostBars = 12

// The widths at which the layout changes (docs/requirements.md, "Dashboard"): 992 and 1500 pixels, and more for
// whoever has larger letters.
const Charts = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (width >= 62rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child': { gridColumn: '1 / -1' },
    },
    '@media (width >= 93.75rem)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > :last-child': { gridColumn: 'auto' },
    },
  },
})

type ChartProps = { title: string; named: string; bars: Bars | undefined }

function BarCard({ title, named, bars }: ChartProps) {
  const shown = useMemo(() => bars && readableBars(bars, mostBars), [bars])
  const shownSheet = useMemo(() => shown && sheetOfBars(named, shown), [named, shown])
  const sheet = useMemo(() => bars && sheetOfBars(named, bars.bars), [named, bars])
  return (
    <ChartCard title={title} sheet={sheet}>
      {shown && shownSheet && (
        <>
          <BarChart title={title} bars={shown} />
          <UnseenTable title={title} sheet={shownSheet} />
        </>
      )}
    </ChartCard>
  )
}

/** The administrators' lobby (docs/requirements.md, "Dashboard"). */
export default function DashboardPage({ news }: { news: ReactNode }) {
  const [period, setPeriod] = usePeriod()
  const { totals, people, asked, failed, isStale, retry } = useDashboard(period)
  // Each chart is made by itself and after everything else, so that the browser may come in between.
  const turn = useStaggered(people !== undefined, 3)
  const days = useMemo(() => totals && sheetOfDays(totals.days), [totals])
  // How high the charts become is not known yet.
  const isReading = !totals || !people || !asked || turn < 3
  const choices = periods.map((value) => ({ value, label: texts.periods[value] }))

  return (
    <Page>
      <PageHeader
        title={texts.heading}
        page={texts.title}
        lead={texts.lead}
        action={
          <SelectField
            compact
            label={texts.period}
            choices={choices}
            value={period}
            onChange={({ target }) => setPeriod(target.value)}
          />
        }
      />
      {news}
      <chakra.output display="block" textStyle="sm" color="red.fg" _empty={{ srOnly: true }}>
        {isStale && texts.stale}
      </chakra.output>
      {failed ? (
        <>
          <ReadFailed title={texts.failed} code={texts.failedCode} error={failed} onRetry={retry} />
          <ActivityLog />
        </>
      ) : (
        <Grid gap="4" templateColumns="minmax(0, 1fr)">
          <TotalCards totals={totals} people={people} asked={asked} />
          <Suspense
            fallback={
              <>
                <Skeleton height="20rem" borderRadius="l3" />
                <HoldBack />
              </>
            }
          >
            <Charts>
              <BarCard
                title={texts.byPerson}
                named={texts.person}
                bars={turn > 0 ? people : undefined}
              />
              <BarCard
                title={texts.byQuestion}
                named={texts.question}
                bars={turn > 1 ? asked : undefined}
              />
              {isReading && <HoldBack />}
              <ChartCard title={texts.byDay} sheet={turn > 2 ? days : undefined}>
                {totals && days && (
                  <>
                    <DayChart title={texts.byDay} days={totals.days} />
                    <UnseenTable title={texts.byDay} sheet={days} />
                  </>
                )}
              </ChartCard>
            </Charts>
          </Suspense>
          {isReading && <HoldBack />}
          <ActivityLog />
        </Grid>
      )}
    </Page>
  )
}
