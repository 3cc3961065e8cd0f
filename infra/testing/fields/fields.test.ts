import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { field, forms, valuesFor } from './forms.ts'
import { questionFields } from '../../../shared/contract/questions/fields.ts'
import {
  type FieldValues,
  peopleIn,
  personText,
  textsOf,
  type QuestionField,
} from '../../../shared/rules/questions/fields.ts'
import { checkValues, examplesOf } from '../../../shared/rules/questionForm/checkValues.ts'
import { faultsIn } from '../../../shared/rules/questionForm/faultsIn.ts'
import { misfitOf, withPlaceholders } from '../../../shared/rules/questions/placeholders.ts'

const wrong = (one: Partial<QuestionField>, value: string | string[]) =>
  checkValues([field('f', one)], { f: value }).wrong['f']

const taken = (one: Partial<QuestionField>, value: string | string[]) =>
  checkValues([field('f', one)], { f: value }).filled[0]?.value

describe('what is filled into a field', () => {
  test.each<[string, Partial<QuestionField>, string | string[], string | string[]]>([
    ['a line, in one line', { kind: 'line' }, '  Åsa \n Öman ', 'Åsa Öman'],
    ['a text, with its lines', { kind: 'text' }, 'ett\r\ntvå \n', 'ett\ntvå'],
    ['one of the choices', { kind: 'choice', choices: ['a', 'b'] }, 'b', 'b'],
    ['several of them', { kind: 'several', choices: ['a', 'b', 'c'] }, ['c', 'a'], ['c', 'a']],
    ['a number as Swedes write it', { kind: 'number' }, ' 1 250,50', '1250,50'],
    ['one below zero', { kind: 'number' }, '−3', '-3'],
    ['a day', { kind: 'date' }, ' 2026-11-23 ', '2026-11-23'],
    ['somebody', { kind: 'person' }, 'Åsa Öman <asa@example.se>', 'Åsa Öman <asa@example.se>'],
    ['nothing, where it need not be', { kind: 'date' }, '', ''],
    ['what names a field, as it is', { kind: 'line' }, '{{f}}', '{{f}}'],
  ])('%s is taken', (_, one, value, as) => {
    expect(wrong(one, value)).toBeUndefined()
    expect(taken(one, value)).toEqual(as)
  })

  test.each<[string, Partial<QuestionField>, string | string[], RegExp]>([
    ['nothing where something must be', { required: true }, '  ', /fyllas i/],
    [
      'no choice where one must be',
      { kind: 'several', choices: ['a'], required: true },
      [],
      /fyllas i/,
    ],
    ['too long a line', { kind: 'line', max: 3 }, 'fyra', /Högst 3/],
    ['another choice', { kind: 'choice', choices: ['a'] }, 'b', /alternativen/],
    ['another among several', { kind: 'several', choices: ['a', 'b'] }, ['a', 'x'], /alternativen/],
    ['the same choice twice', { kind: 'several', choices: ['a', 'b'] }, ['a', 'a'], /en gång/],
    ['words for a number', { kind: 'number' }, 'tio', /siffror/],
    ['a point, which may be thousands or parts', { kind: 'number' }, '1.250', /siffror/],
    ['too small a number', { kind: 'number', min: 2 }, '1', /Minst 2/],
    ['too great a number', { kind: 'number', max: 2 }, '2,5', /Högst 2/],
    ['one outside of two', { kind: 'number', min: 1, max: 2 }, '3', /från 1 till 2/],
    ['a day that there is not', { kind: 'date' }, '2026-02-30', /ÅÅÅÅ/],
    ['a name without an address', { kind: 'person' }, 'Åsa Öman', /listan/],
    ['a list for a line', { kind: 'line' }, ['a'], /form/],
    ['a line for a list', { kind: 'several', choices: ['a'] }, 'a', /form/],
  ])('%s is refused', (_, one, value, why) => {
    expect(wrong(one, value)).toMatch(why)
  })

  test('nothing is filled into a field that the form does not have', () => {
    expect(checkValues([field('a')], { b: 'x' }).wrong).toEqual({
      b: expect.stringMatching(/längre/),
    })
    expect(checkValues([], {})).toEqual({ wrong: {}, filled: [] })
  })

  test('what was taken is taken again as it is, whatever it was', () => {
    fc.assert(
      fc.property(
        forms.chain((fields) => fc.tuple(fc.constant(fields), valuesFor(fields))),
        ([fields, values]) => {
          const { wrong: faults, filled } = checkValues(fields, values)
          if (Object.keys(faults).length > 0) {
            expect(filled).toEqual([])
            return
          }
          const again: FieldValues = Object.fromEntries(
            filled.map(({ key, value }) => [key, value]),
          )
          expect(checkValues(fields, again)).toEqual({ wrong: {}, filled })
        },
      ),
      { numRuns: 300 },
    )
  })

  test.each([
    ['one letter', 'Å'],
    ['more than a hundred letters', `${'Å'.repeat(100)} ${'Ö'.repeat(100)}`],
    ['nothing but brackets', '<>'],
    ['brackets in it', 'Bo <Bosse> Ek'],
  ])('somebody whose name has %s can be chosen', (_what, name) => {
    const email = `${'b'.repeat(59)}@${'e'.repeat(60)}.example`
    const vald = personText(name, email)
    const { wrong: faults, filled } = checkValues([field('vem', { kind: 'person' })], { vem: vald })
    expect([faults, filled[0]?.value]).toEqual([{}, vald])
    expect(peopleIn(filled)).toContain(email)
    expect(peopleIn(filled)).not.toContain('Å')
  })

  test('of somebody who was chosen, name and address are to be hidden', () => {
    const { filled } = checkValues([field('a', { kind: 'person' }), field('b')], {
      a: 'Åsa Öman <asa@example.se>',
      b: 'Bo Ek <bo@example.se>',
    })
    expect(peopleIn(filled)).toEqual(['Åsa Öman', 'asa@example.se'])
    expect(textsOf(filled)).toEqual(['Bo Ek <bo@example.se>'])
  })
})

describe('a form', () => {
  function faults(...given: Partial<QuestionField>[]) {
    const { data, error } = questionFields.safeParse(given.map((one, at) => field(`f${at}`, one)))
    const issues = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return issues ?? faultsIn(data ?? []).map(({ path, text }) => `${path.join('.')}: ${text}`)
  }

  test('of every kind is taken, and its examples can be sent', () => {
    const fields = [
      field('rad', { example: 'x' }),
      field('lista', { kind: 'several', choices: ['a', 'b'], example: 'a \n\nb' }),
      field('antal', { kind: 'number', min: 1, max: 5, example: '2' }),
    ]
    expect(questionFields.parse(fields)).toEqual(fields)
    expect(faultsIn(fields)).toEqual([])
    expect(checkValues(fields, examplesOf(fields)).wrong).toEqual({})
  })

  test.each<[string, Partial<QuestionField>[], RegExp]>([
    ['nine fields', Array.from({ length: 9 }, () => ({})), /Högst 8 fält/],
    ['two of the same key', [{ key: 'a' }, { key: 'a', label: 'B' }], /1\.key: Namnet/],
    ['two of the same label', [{ label: 'A' }, { label: 'A' }], /1\.label: Rubriken/],
    ['the free text’s key', [{ key: 'övrigt' }], /0\.key/],
    ['a key of other signs', [{ key: 'a b' }], /0\.key/],
    ['one choice', [{ kind: 'choice', choices: ['a'] }], /0\.choices/],
    ['the same choice twice', [{ kind: 'several', choices: ['a', 'a'] }], /0\.choices/],
    ['limits the wrong way round', [{ kind: 'number', min: 3, max: 2 }], /0\.max/],
    ['a line of no length', [{ max: 0 }], /0\.max/],
    ['an example that is refused', [{ kind: 'number', example: 'tio' }], /0\.example/],
  ])('with %s is not', (_, fields, why) => {
    expect(faults(...fields).join()).toMatch(why)
  })
})

describe('a question’s text', () => {
  const fields = [field('namn', { label: 'Namn' }), field('år', { label: 'År' })]

  test('names each field, and no others', () => {
    expect(misfitOf('Till {{namn}} om {{ år }}. {{namn}}', fields)).toEqual({})
    expect(misfitOf('Till {{namn}}.', fields).fields).toMatch(/”År”/)
    expect(misfitOf('{{namn}} {{år}} {{ort}}', fields).text).toContain('{{ort}}')
    expect(misfitOf('{{namn}} {{a\u030Ar}}', fields)).toEqual({})
    expect(misfitOf('{ "a": {} } {{}} {{ 1 }}', [])).toEqual({})
  })

  test('is not looked at again where something was put in', () => {
    expect(withPlaceholders('{{a}} {{b}}', (key) => `${key}{{a}}$1$&`)).toBe(
      'a{{a}}$1$& b{{a}}$1$&',
    )
  })
})
