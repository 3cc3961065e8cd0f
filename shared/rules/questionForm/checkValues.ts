import * as z from 'zod/mini'
import { questionLimits } from '../../questionLimits.ts'
import { isAnyDay } from '../days.ts'
import {
  type FieldValues,
  type Filled,
  filledOf,
  isPerson,
  longestPerson,
  plainNumber,
  type QuestionField,
} from '../questions/fields.ts'
import { asSeen } from '../oneLine.ts'

const missing = 'Måste fyllas i.'
const notOffered = 'Välj bland alternativen.'

/** The number that a text of Swedish digits says; NaN for none. */
const numberOf = (text: string): number =>
  /^-?\d{1,12}(?:,\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN

/** The longest text that a field takes. */
export const longestIn = ({ kind, max }: Pick<QuestionField, 'kind' | 'max'>): number => {
  if (kind === 'person') return longestPerson
  const most = kind === 'text' ? questionLimits.fieldText : questionLimits.fieldLine
  return kind === 'line' || kind === 'text' ? Math.min(max ?? most, most) : most
}

const given = (tidy: (text: string) => string) => z.string().check(z.overwrite(tidy))

const must = (wrong: (text: string) => boolean, error: string) =>
  z.refine<string>((text) => text === '' || !wrong(text), { error })

function outOfRange({ min, max }: QuestionField) {
  const isOut = (text: string) =>
    numberOf(text) < (min ?? -Infinity) || numberOf(text) > (max ?? Infinity)
  const shown = (limit: number) => String(limit).replace('.', ',')
  if (min !== undefined && max !== undefined)
    return must(isOut, `Skriv ett tal från ${shown(min)} till ${shown(max)}.`)
  return must(isOut, min === undefined ? `Högst ${shown(max ?? 0)}.` : `Minst ${shown(min)}.`)
}

function textRule(field: QuestionField) {
  const most = longestIn(field)
  const short = z.maxLength(most, `Högst ${most} tecken.`)
  switch (field.kind) {
    case 'choice':
      return given(asSeen).check(must((text) => !field.choices.includes(text), notOffered))
    case 'number':
      return given(plainNumber).check(
        must(
          (text) => Number.isNaN(numberOf(text)),
          'Skriv ett tal med siffror, till exempel 1 250 eller 2,5.',
        ),
        outOfRange(field),
      )
    case 'date':
      return given((text) => text.trim()).check(
        must((text) => !isAnyDay(text), 'Skriv dagen som ÅÅÅÅ-MM-DD.'),
      )
    case 'person':
      return given(asSeen).check(
        short,
        must((text) => !isPerson(text), 'Välj någon i listan.'),
      )
    case 'text':
      return given((text) => text.replaceAll('\r\n', '\n').trim()).check(short)
    default:
      return given(asSeen).check(short)
  }
}

/** What is wrong with what is filled into a field: the rule of the form, and of the server. */
function ruleOf(field: QuestionField): z.ZodMiniType<string | string[]> {
  if (field.kind === 'several') {
    const offered = z.array(
      z.string().check(z.refine((one) => field.choices.includes(one), { error: notOffered })),
    )
    const once = z.refine<string[]>((chosen) => new Set(chosen).size === chosen.length, {
      error: 'Välj varje alternativ högst en gång.',
    })
    const list = offered.check(once)
    return z.prefault(field.required ? list.check(z.minLength(1, missing)) : list, [])
  }
  const text = textRule(field)
  return z.prefault(field.required ? text.check(z.minLength(1, missing)) : text, '')
}

/** The one schema of a form: made from its fields, for whoever fills it in and for whoever receives it. */
const valuesRule = (fields: readonly QuestionField[]) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.key, ruleOf(field)])))

type Checked = {
  /** By key what is wrong; empty where nothing is. */
  wrong: Record<string, string>
  /** The values as they are asked with, in the fields' order; none where something is wrong. */
  filled: Filled[]
}

/** Checks what is filled into a form. What is filled into a field that it does not have is wrong, too. */
export function checkValues(fields: readonly QuestionField[], values: FieldValues): Checked {
  const { data, error } = valuesRule(fields).safeParse(values)
  const wrong: [string, string][] = (error?.issues ?? []).flatMap((issue): [string, string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key, 'Fältet finns inte längre. Ladda om sidan.'])
      : [[String(issue.path[0]), issue.code === 'invalid_type' ? 'Har fel form.' : issue.message]],
  )
  return {
    // A field's first fault is the one to mend first.
    wrong: Object.fromEntries(wrong.toReversed()),
    filled: data ? fields.map((field) => filledOf(field, data[field.key] ?? '')) : [],
  }
}

const linesOf = (example: string): string[] =>
  example
    .split('\n')
    .map(asSeen)
    .filter((line) => line !== '')

/** The examples of a form, as somebody would fill them in. */
export const examplesOf = (fields: readonly QuestionField[]): FieldValues =>
  Object.fromEntries(
    fields
      .filter(({ example }) => example !== '')
      .map(({ key, kind, example }) => [key, kind === 'several' ? linesOf(example) : example]),
  )
