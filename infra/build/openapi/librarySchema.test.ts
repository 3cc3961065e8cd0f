import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { librarySchema, schemaFile } from './librarySchema.ts'

const starter = new URL('../../../web/public/library/fragor.json', import.meta.url)

test('the published schema is the contract’s: node infra/build/openapi/librarySchema.ts writes it anew', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(librarySchema())
})

test('the starter library is as the schema says, and a file with something else is not', () => {
  const schema = z.fromJSONSchema(JSON.parse(librarySchema()))
  const file = JSON.parse(readFileSync(starter, 'utf8'))
  expect(schema.safeParse(file).error).toBeUndefined()
  const [first, ...others] = file.questions
  for (const wrong of [
    { ...file, format: 2 },
    { ...file, author: 'Karin' },
    { ...file, questions: [{ ...first, sdate: '2026-11-23' }, ...others] },
    { ...file, questions: [{ ...first, AImodule: 'Okänd' }] },
  ]) {
    expect(schema.safeParse(wrong).success).toBe(false)
  }
})
