import * as check from 'fast-check'

const who = check.nat({ max: 5 })
const weeks = { weight: 1, arbitrary: check.integer({ min: 1_440, max: 40 * 1_440 }) }

/** What happens while answers are counted: they come, time goes by, roll-ups run, die and meet reads. */
export const rollUpStep = check.oneof(
  {
    weight: 6,
    arbitrary: check.record({
      kind: check.constant('answer' as const),
      who,
      question: who,
      tokens: check.nat({ max: 200_000 }),
      fails: check.boolean(),
      test: check.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: check.record({
      kind: check.constant('wait' as const),
      // Now and then for weeks, in which days leave the periods.
      minutes: check.oneof({ weight: 3, arbitrary: check.nat({ max: 30 }) }, weeks),
    }),
  },
  {
    weight: 2,
    arbitrary: check.record({
      kind: check.constant('rollUp' as const),
      atOnce: check.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: check.record({
      kind: check.constant('killed' as const),
      after: check.nat({ max: 4 }),
    }),
  },
  { weight: 2, arbitrary: check.record({ kind: check.constant('read' as const) }) },
  { weight: 2, arbitrary: check.record({ kind: check.constant('readMeanwhile' as const) }) },
)
