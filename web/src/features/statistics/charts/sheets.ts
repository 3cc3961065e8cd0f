import type { Totals } from '../../../../../shared/contract/statistics.ts'
import { statisticsTexts as texts } from '../../../texts/statistics.ts'
import { kronorOf } from '../../../ui/kronor.ts'
import type { Bar } from './bars.ts'
import type { Sheet } from './csv.ts'

const counts = [texts.questions, texts.tokensIn, texts.tokensOut, texts.kronor]

// Without the spaces that Excel would take for a text.
const kronor = (MikroOre: number): string => kronorOf(MikroOre).replaceAll(/\s/g, '')

/** All of what a bar chart counts. `named` is the title of its names. */
export const sheetOfBars = (named: string, bars: readonly Bar[]): Sheet => ({
  titles: [named, ...counts],
  rows: bars.map(({ name, QuestionAntal, InTokenAntal, OutTokenAntal, MikroOre }) => [
    name,
    QuestionAntal,
    InTokenAntal,
    OutTokenAntal,
    kronor(MikroOre),
  ]),
})

export const sheetOfDays = (days: Totals['days']): Sheet => ({
  titles: [texts.day, ...counts],
  rows: days.map(({ day, QuestionAntal, InTokenAntal, OutTokenAntal, MikroOre }) => [
    day,
    QuestionAntal,
    InTokenAntal,
    OutTokenAntal,
    kronor(MikroOre),
  ]),
})
