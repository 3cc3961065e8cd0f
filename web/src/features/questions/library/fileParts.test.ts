import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  libraryLimits,
  type LibraryQuestion,
} from '../../../../../shared/contract/questions/questionLibrary.ts'
import { canonical } from '../../../../../shared/rules/questionLibrary/canonical.ts'
import { partsOf } from './fileParts.ts'

const starter = readFileSync('web/public/library/fragor.json', 'utf8')
const { questions: known }: { questions: LibraryQuestion[] } = JSON.parse(starter)
const { inAPart } = libraryLimits

async function fileOf(questions: object[]): Promise<string> {
  const bytes = new TextEncoder().encode(canonical(questions))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const hash = Buffer.from(digest).toString('hex')
  return JSON.stringify({ format: 1, hash, questions }, null, 2)
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...known[at % known.length], id: `q${at}` }))

const idsIn = ({ text }: { text: string }): string[] =>
  JSON.parse(text).questions.map(({ id }: { id: string }) => id)

test('what a call can carry, and what is no library, goes as it is', async () => {
  for (const text of [starter, 'hej', '{}', '{"questions":[1]}', '']) {
    expect(await partsOf(text)).toEqual({ parts: [{ text, before: 0 }] })
  }
})

test('two thousand questions are parts in their order, each of which a call carries', async () => {
  const questions = many(2_000)
  const { parts, isEdited } = await partsOf(`\uFEFF${await fileOf(questions)}`)
  expect(isEdited).toBe(false)
  expect(parts.length).toBeGreaterThan(7)
  expect(parts.flatMap(idsIn)).toEqual(questions.map(({ id }) => id))
  let before = 0
  for (const part of parts) {
    expect(part.before).toBe(before)
    expect(idsIn(part).length).toBeLessThanOrEqual(inAPart.questions)
    expect(part.text.length).toBeLessThan(inAPart.characters + 200)
    expect(JSON.parse(part.text)).toMatchObject({
      format: 1,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
    before += idsIn(part).length
  }
})

test('long questions make smaller parts', async () => {
  const long = many(100).map((one) => ({ ...one, Question: 'x'.repeat(20_000) }))
  const { parts } = await partsOf(await fileOf(long))
  expect(parts.length).toBeGreaterThan(2)
  for (const { text } of parts) expect(text.length).toBeLessThan(inAPart.characters + 200)
})

test('a large file that was changed by hand is known for it, and one question twice is told', async () => {
  const text = await fileOf(many(300))
  expect(await partsOf(text.replace('Gör en mötesagenda', 'Gör en dagordning'))).toMatchObject({
    isEdited: true,
  })
  await expect(partsOf(text.replace('"q299"', '"q0"'))).rejects.toThrow('samma id')
})

test('a file that is too large is refused before anything is sent', async () => {
  const small = many(5_001).map(({ id }) => ({ id }))
  await expect(partsOf(await fileOf(small))).rejects.toThrow('för stor')
  await expect(partsOf('x'.repeat(libraryLimits.inAFile.characters + 1))).rejects.toThrow(
    'för stor',
  )
  await expect(partsOf('x'.repeat(libraryLimits.characters + 1))).rejects.toThrow('för stor')
})
