import { statisticsTexts } from '../../../texts/statistics.ts'

/** A bar of a chart, or a line of its table. */
export type Bar = {
  id: string
  name: string
  QuestionAntal: number
  InTokenAntal: number
  OutTokenAntal: number
  MikroOre: number
}

/** The bars of a chart, highest first, and how many there are in all: the last one may be the others' together. */
export type Bars = { count: number; bars: readonly Bar[] }

const restId = 'rest'

/** The bars that can be read in one chart: the highest ones, and all others in one. */
export function readableBars({ count, bars }: Bars, most: number): readonly Bar[] {
  if (bars.length <= most) return bars
  const others = bars.slice(most - 1)
  const rest: Bar = {
    id: restId,
    name: statisticsTexts.rest(count - most + 1),
    QuestionAntal: 0,
    InTokenAntal: 0,
    OutTokenAntal: 0,
    MikroOre: 0,
  }
  for (const bar of others) {
    rest.QuestionAntal += bar.QuestionAntal
    rest.InTokenAntal += bar.InTokenAntal
    rest.OutTokenAntal += bar.OutTokenAntal
    rest.MikroOre += bar.MikroOre
  }
  return [...bars.slice(0, most - 1), rest]
}

const headroom = 100

/**
 * Where a chart's axis ends: at the highest count and 100 more (docs/requirements.md, "Constants and limits"). With less
 * than that the bars would be stumps: there is room for the count behind the longest.
 */
export function axisEnd(bars: readonly Bar[]): number {
  const highest = Math.max(0, ...bars.map(({ QuestionAntal }) => QuestionAntal))
  return highest > headroom ? highest + headroom : Math.max(4, Math.ceil(highest * 1.2))
}
