import type { AiModule } from '../contract/aiModule.ts'

type Ordered = { Ordering: number; QuestionLabel: string }

/** The order of questions in lobby and library: by their number, then by their label in Swedish. */
export const byOrdering = (a: Ordered, b: Ordered): number =>
  a.Ordering - b.Ordering || a.QuestionLabel.localeCompare(b.QuestionLabel, 'sv')

/** Restricts questions to some providers; none named means all (docs/requirements.md, "Payloads"). */
export const fromProviders =
  (filter: readonly AiModule[]) =>
  ({ AImodule }: { AImodule: AiModule }): boolean =>
    filter.length === 0 || filter.includes(AImodule)
