import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { Totals } from '../../../../../shared/contract/statistics.ts'
import { statisticsTexts as texts } from '../../../texts/statistics.ts'
import { inSwedish } from './chart.ts'
import { everyDay, spread, ticksTo } from './dayLines.ts'

// Two lines are drawn by hand: Chart.js would need a tenth of the dashboard's bytes more for them.

const Key = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'small' },
})

const Sample = chakra('span', { base: { width: '5', borderTopWidth: '2px' } })

const Line = chakra('polyline', {
  base: { fill: 'none', strokeWidth: '2px', strokeLinejoin: 'round', strokeLinecap: 'round' },
})

const Label = chakra('span', {
  base: { textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums' },
})

const plotHeight = '14rem'

/** Tokens day by day: two lines, told apart by their colour and by one of them being dashed. */
export default function DayChart({ title, days }: { title: string; days: Totals['days'] }) {
  const all = useMemo(() => everyDay(days), [days])
  const highest = Math.max(0, ...all.map((day) => Math.max(day.InTokenAntal, day.OutTokenAntal)))
  const ticks = ticksTo(highest)
  const top = ticks.at(-1) ?? 1
  const width = Math.max(1, all.length - 1)
  const points = (of: 'InTokenAntal' | 'OutTokenAntal') =>
    all.map((day, index) => `${index},${top - day[of]}`).join(' ')

  return (
    <figure aria-label={texts.chart(title, inSwedish(highest))}>
      <Flex gap="5" mb="4" color="ink.muted" aria-hidden="true">
        <Key>
          <Sample borderColor="accent" />
          {texts.tokensIn}
        </Key>
        <Key>
          <Sample borderColor="chart.second" borderStyle="dashed" />
          {texts.tokensOut}
        </Key>
      </Flex>
      <Flex gap="3" aria-hidden="true">
        <Flex direction="column-reverse" justify="space-between" align="end" height={plotHeight}>
          {ticks.map((tick) => (
            <Label key={tick} height="0" lineHeight="0">
              {inSwedish(tick)}
            </Label>
          ))}
        </Flex>
        <Box position="relative" flex="1" height={plotHeight}>
          {ticks.map((tick) => (
            <Box
              key={tick}
              position="absolute"
              insetX="0"
              borderTopWidth="1px"
              borderColor="line"
              style={{ bottom: `${(tick / top) * 100}%` }}
            />
          ))}
          <chakra.svg
            position="absolute"
            inset="0"
            boxSize="full"
            overflow="visible"
            viewBox={`0 0 ${width} ${top}`}
            preserveAspectRatio="none"
          >
            <Line
              points={points('InTokenAntal')}
              stroke="accent"
              vectorEffect="non-scaling-stroke"
            />
            <Line
              points={points('OutTokenAntal')}
              stroke="chart.second"
              strokeDasharray="6 4"
              vectorEffect="non-scaling-stroke"
            />
          </chakra.svg>
        </Box>
      </Flex>
      <Flex justify="space-between" mt="3" hideBelow="md" aria-hidden="true">
        {spread(all, 5).map((day) => (
          <Label key={day}>{day}</Label>
        ))}
      </Flex>
      <Flex justify="space-between" mt="3" hideFrom="md" aria-hidden="true">
        {spread(all, 2).map((day) => (
          <Label key={day}>{day}</Label>
        ))}
      </Flex>
    </figure>
  )
}
