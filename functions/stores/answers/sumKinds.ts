/**
 * What sums are kept of. A sum of a day's part is named `<day>#<of what>`; its person's or question's name stands in
 * the sum of all days.
 */
export type Kind =
  | 'TOTAL'
  | 'TEST'
  | 'PERSON'
  | 'QUESTION'
  | 'MODEL'
  | 'DAY'
  | 'DAYPERSON'
  | 'DAYQUESTION'
  | 'DAYMODEL'
  | BeforeKind

/** The periods whose sums by person and question are what has been, less what had been before its first day. */
type LongPeriod = '7' | '30' | '90'

/** What was used before a period's first day, by person or question. */
export type BeforeKind = `BEFORE${LongPeriod}${'PERSON' | 'QUESTION'}`

/**
 * What is rolled up together. Each group has its own mark of how far it reaches, so that one transaction holds many
 * records of few people: a backlog of a million is done within a Lambda's time.
 */
const groups = {
  PERSON: ['PERSON'],
  QUESTION: ['QUESTION'],
  DAYPERSON: ['DAYPERSON'],
  DAYQUESTION: ['DAYQUESTION'],
  REST: ['TOTAL', 'TEST', 'MODEL', 'DAY', 'DAYMODEL'],
} as const satisfies Record<string, readonly Kind[]>

/** What was used before a period, and the sums of days that it is rolled up from. */
export type Before = {
  kind: BeforeKind
  period: LongPeriod
  source: 'DAYPERSON' | 'DAYQUESTION'
}

/** Each is a group of its own, whose mark is the key of a day's sum. */
export const befores: readonly Before[] = [
  { kind: 'BEFORE7PERSON', period: '7', source: 'DAYPERSON' },
  { kind: 'BEFORE30PERSON', period: '30', source: 'DAYPERSON' },
  { kind: 'BEFORE90PERSON', period: '90', source: 'DAYPERSON' },
  { kind: 'BEFORE7QUESTION', period: '7', source: 'DAYQUESTION' },
  { kind: 'BEFORE30QUESTION', period: '30', source: 'DAYQUESTION' },
  { kind: 'BEFORE90QUESTION', period: '90', source: 'DAYQUESTION' },
]

/** What is rolled up from records. */
export type Group = keyof typeof groups

export const allGroups: readonly Group[] = [
  'PERSON',
  'QUESTION',
  'DAYPERSON',
  'DAYQUESTION',
  'REST',
]

/** Every kind. */
export const allKinds: readonly Kind[] = [
  ...Object.values(groups).flat(),
  ...befores.map(({ kind }) => kind),
]

/** The group of a kind. */
export const groupOf = (kind: Kind): Group =>
  allGroups.find((group) => groups[group].some((one) => one === kind)) ?? 'REST'
