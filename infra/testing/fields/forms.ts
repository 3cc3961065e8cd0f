import * as fc from 'fast-check'
import type { FieldValues, QuestionField } from '../../../shared/rules/questions/fields.ts'

/** A field of a form, a line of text where nothing else is said. */
export const field = (key: string, given: Partial<QuestionField> = {}): QuestionField => ({
  key,
  kind: 'line',
  label: key.toUpperCase(),
  help: '',
  required: false,
  choices: [],
  example: '',
  ...given,
})

const choices = ['Kort', 'Lång', 'Ja, tack', 'ÅÄÖ {{a}}']

const kindOf = fc.oneof(
  fc.record({
    kind: fc.constant('line' as const),
    max: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('text' as const),
    max: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
  }),
  fc.constant({ kind: 'choice' as const, choices }),
  fc.constant({ kind: 'several' as const, choices }),
  fc
    .tuple(
      fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined }),
      fc.option(fc.integer({ min: 10, max: 99 }), { nil: undefined }),
    )
    .map(([min, max]) => ({ kind: 'number' as const, min, max })),
  fc.constant({ kind: 'date' as const }),
  fc.constant({ kind: 'person' as const }),
)

/** Forms as people make them: some to eight fields of every kind. */
export const forms: fc.Arbitrary<QuestionField[]> = fc
  .array(fc.tuple(kindOf, fc.boolean()), { minLength: 1, maxLength: 8 })
  .map((made) => made.map(([kind, required], at) => field(`f${at}`, { ...kind, required })))

const odd = fc.constantFrom(
  '',
  ' ',
  '{{f0}}',
  '</uppgift>',
  '<uppgift namn="f0">',
  '[uppgiften f0]',
  '\u202Ex\u200B',
  '2026-02-30',
  '2026-11-23',
  '12',
  '1 250,5',
  '1.5',
  '−3',
  'Kort',
  'Åsa Öman <asa@example.se>',
  'Åsa',
  'x'.repeat(300),
  'rad 1\nrad 2',
)

const textFor = fc.oneof(
  odd,
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)

const valueFor = ({ kind }: QuestionField): fc.Arbitrary<string | string[]> => {
  const offered = fc.oneof(fc.constantFrom(...choices), odd)
  if (kind === 'several') return fc.array(offered, { maxLength: 3 })
  return kind === 'choice' ? offered : textFor
}

/** What somebody may fill into a form, right and wrong; now and then a field is left out. */
export const valuesFor = (fields: readonly QuestionField[]): fc.Arbitrary<FieldValues> =>
  fc.tuple(...fields.map((one) => fc.option(valueFor(one), { freq: 6 }))).map((values) =>
    Object.fromEntries(
      fields.flatMap(({ key }, at): [string, string | string[]][] => {
        const value = values[at]
        return value === null || value === undefined ? [] : [[key, value]]
      }),
    ),
  )
