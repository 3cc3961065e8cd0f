import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Compared } from '../../../../../shared/contract/questions/questionLibrary.ts'
import { changedRow, compared, missingRow } from '../../../testing/libraryFile.ts'
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

test('what is here and was too much for one answer is asked for again, and shown', async () => {
  const here = { ...changedRow.Live, Question: 'Skriv det som gällde förut.' }
  const asked: string[][] = []
  const { person } = await largeFile({
    'POST /v1/Question/library/compare': async (request) => {
      const { File, From } = await request.clone().json()
      const ids = JSON.parse(File).questions.map(({ id }: { id: string }) => id)
      if (From !== undefined) return compare(request)
      asked.push(ids)
      // Each answer carries what is here of one question.
      const rows = ids.map((id: string, at: number) => {
        const { Draft: _, ...changed } = { ...changedRow, id, QuestionLabel: `Lång ${id}` }
        if (Number(id.slice(1)) > 2) return row(Number(id.slice(1)))
        return at === 0 ? { ...changed, Live: here } : { ...changed, Live: undefined, isCut: true }
      })
      return json({ results: { isEdited: true, rows } })
    },
  })
  expect(asked.map((ids) => ids.length)).toEqual([250, 2, 1])
  for (const id of ['q0', 'q1', 'q2']) {
    await person.click(screen.getByRole('button', { name: `Visa ändringarna i Lång ${id}` }))
  }
  expect(document.body.textContent?.match(/förut/g)).toHaveLength(3)
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
