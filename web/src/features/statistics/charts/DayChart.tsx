import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ChartOptions, Scale } from 'chart.js'
import { useMemo } from 'react'
import { Line } from 'react-chartjs-2'
import type { Totals } from '../../../../../shared/contract/statistics.ts'
import { statisticsTexts as texts } from '../../../texts/statistics.ts'
import { inSwedish } from '../../../texts/numbers.ts'
import { narrow } from './chart.ts'
import { everyDay, spread, ticksTo } from './dayLines.ts'
import { useChartColors } from './useChartColors.ts'

const Key = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'sm' },
})

const Sample = chakra('span', { base: { width: '5', borderTopWidth: '2px' } })

const dashes = [6, 4]

/** Tokens day by day: two lines, told apart by their colour and by one of them being dashed. */
export default function DayChart({ title, days }: { title: string; days: Totals['days'] }) {
  const { accent, second, muted, line } = useChartColors()
  const all = useMemo(() => everyDay(days), [days])
  const highest = Math.max(0, ...all.map((day) => Math.max(day.InTokenAntal, day.OutTokenAntal)))

  const data = useMemo(() => {
    const lineOf = (name: 'InTokenAntal' | 'OutTokenAntal', borderColor: string) => ({
      data: all.map((day) => day[name]),
      borderColor,
      borderWidth: 2,
      // A line of one day has no length.
      pointRadius: all.length === 1 ? 3 : 0,
      pointBackgroundColor: borderColor,
    })
    return {
      labels: all.map(({ day }) => day),
      datasets: [
        lineOf('InTokenAntal', accent),
        { ...lineOf('OutTokenAntal', second), borderDash: dashes },
      ],
    }
  }, [all, accent, second])

  const options = useMemo((): ChartOptions<'line'> => {
    const ticks = ticksTo(highest)
    const named = (scale: Scale) => new Set(spread(all, scale.chart.width < narrow ? 2 : 5))
    return {
      animation: false,
      events: [],
      maintainAspectRatio: false,
      scales: {
        x: {
          border: { display: false },
          grid: { display: false },
          ticks: { color: muted, align: 'inner', autoSkip: false, maxRotation: 0 },
          afterBuildTicks(scale) {
            const shown = named(scale)
            scale.ticks = scale.ticks.filter(({ value }) => shown.has(all[value]?.day ?? ''))
          },
        },
        y: {
          min: 0,
          max: ticks.at(-1),
          border: { display: false },
          grid: { color: line },
          ticks: { color: muted, stepSize: ticks[1] },
        },
      },
    }
  }, [all, highest, line, muted])

  return (
    <>
      <Flex gap="5" mb="4" color="fg.muted" aria-hidden="true">
        <Key>
          <Sample borderColor="accent.solid" />
          {texts.tokensIn}
        </Key>
        <Key>
          <Sample borderColor="chart.second" borderStyle="dashed" />
          {texts.tokensOut}
        </Key>
      </Flex>
      <Box position="relative" height="16rem">
        <Line aria-label={texts.chart(title, inSwedish(highest))} data={data} options={options} />
      </Box>
    </>
  )
}
