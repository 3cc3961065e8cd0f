import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../../api/request/errors.ts'
import { errorsIn, isAboutSome, refusedFields, stillWrong, withHelp } from './formErrors.ts'

const rule = z.object({
  name: z.string().check(z.minLength(1, 'Tomt.'), z.regex(/^\D/, 'Inga siffror.')),
})

const issuesOf = (name: string) => z.safeParse(rule, { name }).error?.issues ?? []

test('a field’s first fault is told, with the words that help', () => {
  const inWords = withHelp({ name: 'Skriv ett namn.' })
  expect(errorsIn(issuesOf(''), { name: '' }, inWords)).toEqual({ name: 'Tomt. Skriv ett namn.' })
  expect(errorsIn(issuesOf('1'), { name: '1' })).toEqual({ name: 'Inga siffror.' })
  expect(errorsIn(issuesOf('A'), { name: 'A' })).toEqual({})
})

test('the server’s reasons stand at the fields’ own names, and a whole refusal at the field it is about', () => {
  const invalid = new ApiError('Fel.', {
    status: 400,
    code: 'invalid',
    fields: { 'user.Email': 'Går inte.' },
  })
  expect(refusedFields(invalid)).toEqual({ Email: 'Går inte.' })
  const taken = new ApiError('Används redan.', { status: 409, code: 'taken' })
  expect(refusedFields(taken, { taken: 'Email' })).toEqual({ Email: 'Används redan.' })
  expect(refusedFields(taken)).toEqual({})
  expect(refusedFields(new Error('gone'))).toEqual({})
})

test('what the rule found is wrong as long as it finds it, what only the server knows until another text', () => {
  const errors = { name: 'Fel.', town: 'Fel.' }
  const values = { name: 'A', town: 'B' }
  const later = { name: 'A', town: 'C' }
  expect(stillWrong({ errors, values, byRule: false }, values, {})).toEqual(errors)
  expect(stillWrong({ errors, values, byRule: false }, later, {})).toEqual({ name: 'Fel.' })
  expect(stillWrong({ errors, values, byRule: false }, later, { town: 'Annat.' })).toEqual({
    name: 'Fel.',
    town: 'Annat.',
  })
  expect(stillWrong({ errors, values, byRule: true }, values, { name: 'Fel.' })).toEqual({
    name: 'Fel.',
  })
})

test('what is wrong is about a field when it is about a part of it, and not when only its name begins alike', () => {
  expect(isAboutSome(['Email', 'Fields'], { Fields: 'Fel.' })).toBe(true)
  expect(isAboutSome(['Email', 'Fields'], { 'Fields.0.label': 'Fel.' })).toBe(true)
  expect(isAboutSome(['Email', 'Fields'], { FieldsOfAll: 'Fel.', 'S1.02': 'Fel.' })).toBe(false)
  expect(isAboutSome(['Email'], {})).toBe(false)
})
