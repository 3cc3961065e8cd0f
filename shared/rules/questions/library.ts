import type { AiModule } from '../../contract/assistant/aiModule.ts'
import { bySwedish } from '../swedishOrder.ts'

type Ordered = { Ordering: number; QuestionLabel: string }

/** The order of questions in lobby and library: by their number, then by their label in Swedish. */
export const byOrdering = (a: Ordered, b: Ordered): number =>
  a.Ordering - b.Ordering || bySwedish(a.QuestionLabel, b.QuestionLabel)

/** What a question is known by as it is now: the stamp of its last change, or of its beginning. */
export const versionOf = ({
  DaytoUpdate,
  sdate,
}: {
  DaytoUpdate: string
  sdate: string
}): string => (DaytoUpdate === '' ? sdate : DaytoUpdate)

/** A question as the wire carries it: its label under both its names (docs/requirements.md, "Entities"). */
export const withSubject = <Q extends { QuestionLabel: string }>(question: Q) => ({
  ...question,
  Subject: question.QuestionLabel,
})

/** The categories that questions have, each once, in Swedish order. */
export const categoriesOf = (all: readonly { Category: string }[]): string[] =>
  [...new Set(all.map(({ Category }) => Category).filter((one) => one !== ''))].toSorted(bySwedish)

/** Restricts questions to some providers; none named means all (docs/requirements.md, "Payloads"). */
export const fromProviders =
  (filter: readonly AiModule[]) =>
  ({ AImodule }: { AImodule: AiModule }): boolean =>
    filter.length === 0 || filter.includes(AImodule)
