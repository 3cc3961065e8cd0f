import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Compared } from '../../../../../shared/contract/questions/questionLibrary.ts'
import { compared, missingRow } from '../../../testing/libraryFile.ts'
import { json, refusal } from '../../../testing/server.ts'

const row = (at: number): Compared => ({
  id: `q${at}`,
  QuestionLabel: `Fråga ${at}`,
  is: 'new',
  notes: [],
})

const file = JSON.stringify({
  format: 1,
  hash: '0'.repeat(64),
  questions: Array.from({ length: 300 }, (_, at) => ({ id: `q${at}` })),
})

/** The server compares what a part of the file holds; the portal alone has two, of which the second part has one. */
const compare = async (request: Request) => {
  const { File, From = 0 } = await request.clone().json()
  const { questions } = JSON.parse(File)
  const rows = questions.map((_: unknown, at: number) => row(From + at))
  const here = [missingRow, { ...missingRow, id: 'q299', QuestionLabel: 'Fråga 299' }]
  const missing = From === 0 ? here : [missingRow]
  return json({ results: { isEdited: true, rows: [...rows, ...missing] } })
}

async function largeFile(more: Parameters<typeof compared>[1] = {}) {
  const shown = await compared([], { 'POST /v1/Question/library/compare': compare, ...more })
  await shown.choose(file)
  await screen.findByRole('button', { name: 'Ta in 300 frågor som utkast' })
  return shown
}

test('a large file is compared part by part, shown fifty at a time, and told as one', async () => {
  const { person, sent } = await largeFile()
  expect((await sent('/compare')).map(({ From }) => From)).toEqual([undefined, 250])
  expect(screen.getByText(/300 nya och 0 ändrade\. 0 är lika, 1 finns bara här\./)).toBeDefined()
  expect(screen.getAllByRole('checkbox')).toHaveLength(50)
  await person.click(screen.getByRole('button', { name: 'Visa 50 till av 250' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(100)
})

test('what broke off in the middle is taken in by the same once more', async () => {
  let calls = 0
  const { person, sent } = await largeFile({
    'PUT /v1/Question/library/takeIn': async (request) => {
      calls += 1
      if (calls === 3) return refusal(503, 'Försök igen.', 'unavailable')
      const { Chosen } = await request.clone().json()
      const results = Chosen.map(({ id }: { id: string }) => ({ id, is: 'taken' }))
      return json({ results, message: 'Utkasten är sparade.' })
    },
  })
  const button = screen.getByRole('button', { name: 'Ta in 300 frågor som utkast' })
  await person.click(button)
  expect(await screen.findByText('Frågorna kunde inte tas in')).toBeDefined()
  await person.click(await screen.findByRole('button', { name: 'Ta in 300 frågor som utkast' }))
  expect(await screen.findByText('300 frågor är utkast nu.')).toBeDefined()
  const asked = await sent('/takeIn')
  expect(asked.map(({ Chosen }) => Chosen.length)).toEqual([100, 100, 50, 100, 100, 50, 50])
  for (const { File, Chosen } of asked) {
    const ids = new Set(JSON.parse(File).questions.map(({ id }: { id: string }) => id))
    expect(Chosen.every(({ id }: { id: string }) => ids.has(id))).toBe(true)
  }
})
