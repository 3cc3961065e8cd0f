import type { Totals } from '../../../../../shared/contract/statistics.ts'
import { statisticsTexts as texts } from '../../../texts/statistics.ts'
import type { Bar } from './bars.ts'
import type { Sheet } from './csv.ts'

const counts = [texts.questions, texts.tokensIn, texts.tokensOut]

/** All of what a bar chart counts. `named` is the title of its names. */
export const sheetOfBars = (named: string, bars: readonly Bar[]): Sheet => ({
  titles: [named, ...counts],
  rows: bars.map(({ name, QuestionAntal, InTokenAntal, OutTokenAntal }) => [
    name,
    QuestionAntal,
    InTokenAntal,
    OutTokenAntal,
  ]),
})

export const sheetOfDays = (days: Totals['days']): Sheet => ({
  titles: [texts.day, ...counts],
  rows: days.map(({ day, QuestionAntal, InTokenAntal, OutTokenAntal }) => [
    day,
    QuestionAntal,
    InTokenAntal,
    OutTokenAntal,
  ]),
})
