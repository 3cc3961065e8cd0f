type Ordered = { Ordering: number; QuestionLabel: string }

/** The order of questions in lobby and library: by their number, then by their label in Swedish. */
export const byOrdering = (a: Ordered, b: Ordered): number =>
  a.Ordering - b.Ordering || a.QuestionLabel.localeCompare(b.QuestionLabel, 'sv')
