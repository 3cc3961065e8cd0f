import { Box } from '@chakra-ui/react'
import type { ChartOptions, Scale } from 'chart.js'
import { useMemo } from 'react'
import { Bar as Bars } from 'react-chartjs-2'
import { statisticsTexts } from '../../../texts/statistics.ts'
import { axisEnd, type Bar } from './bars.ts'
import { inSwedish } from '../../../texts/numbers.ts'
import { counts, narrow, shortened } from './chart.ts'
import { useChartColors } from './useChartColors.ts'

const rowHeight = 30
const axisHeight = 36
// How long a name may be beside a chart.
const nameLength = { narrow: 15, wide: 28 }

/** Counts as bars beside their names. */
export default function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const { accent, muted, line, ink } = useChartColors()
  const [highest] = bars

  const data = useMemo(
    () => ({
      labels: bars.map(({ name }) => name),
      datasets: [
        {
          data: bars.map(({ QuestionAntal }) => QuestionAntal),
          backgroundColor: accent,
          borderRadius: 4,
          maxBarThickness: 18,
        },
      ],
    }),
    [bars, accent],
  )

  // No motion: a refresh must not flicker.
  const options = useMemo(
    (): ChartOptions<'bar'> => ({
      animation: false,
      events: [],
      indexAxis: 'y',
      maintainAspectRatio: false,
      scales: {
        x: {
          beginAtZero: true,
          max: axisEnd(bars),
          border: { display: false },
          grid: { color: line },
          ticks: { color: muted, maxTicksLimit: 6, precision: 0, includeBounds: false },
        },
        y: {
          border: { display: false },
          grid: { display: false },
          ticks: {
            color: ink,
            autoSkip: false,
            callback(this: Scale, _, index) {
              const length = this.chart.width < narrow ? nameLength.narrow : nameLength.wide
              return shortened(bars[index]?.name ?? '', length)
            },
          },
        },
      },
    }),
    [bars, line, muted, ink],
  )
  const plugins = useMemo(() => [counts(ink)], [ink])

  return (
    <Box position="relative" style={{ height: bars.length * rowHeight + axisHeight }}>
      <Bars
        // A plugin is taken in only when a chart is made.
        key={ink}
        aria-label={statisticsTexts.chart(
          title,
          `${highest?.name ?? ''}, ${inSwedish(highest?.QuestionAntal ?? 0)}`,
        )}
        data={data}
        options={options}
        plugins={plugins}
      />
    </Box>
  )
}
