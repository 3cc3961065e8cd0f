import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type Answers,
  crowd,
  library,
  libraryOf,
  path,
  questions,
  rows,
} from '../../../testing/library.ts'
import { json, refusal } from '../../../testing/server.ts'

async function opened(answers: Answers = {}) {
  const shown = await library(answers)
  await shown.person.click(await screen.findByRole('button', { name: 'Ändra ordning' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Frågornas ordning' }))
  const labels = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  const moves = () =>
    Promise.all(
      shown.requests
        .filter(({ url }) => url.endsWith('/Question/move'))
        .map((one) => one.clone().json()),
    )
  await dialog.findAllByRole('listitem')
  return { ...shown, dialog, labels, moves }
}

const moved = { 'PUT /v1/Question/move': () => json({ results: true }) }

test('a question is moved by keys, and the arrow keeps the focus', async () => {
  const { person, dialog, labels, moves } = await opened(moved)
  const down = dialog.getByRole('button', { name: 'Flytta ner ”Svara på ett mejl”' })
  down.focus()
  await person.keyboard('{Enter}')
  expect(labels()).toEqual(['Sammanfatta ett möte', 'Svara på ett mejl', 'Ärende'])
  expect(document.activeElement).toBe(down)
  expect(dialog.getByRole('status').textContent).toBe('”Svara på ett mejl” står på plats 2 av 3.')
  await person.keyboard('{Enter}')
  await waitFor(async () =>
    expect(await moves()).toEqual([
      { id: 'q1', after: 'q2' },
      { id: 'q1', after: 'q3' },
    ]),
  )
  // There is nothing below the last.
  await person.keyboard('{Enter}')
  expect(await moves()).toHaveLength(2)
  expect(labels()).toEqual(['Sammanfatta ett möte', 'Ärende', 'Svara på ett mejl'])
})

test('whoever comes by keys begins at the top, and not at the button below all questions', async () => {
  const { person, dialog } = await opened()
  expect(document.activeElement?.textContent).toMatch(/^Så står frågorna i lobbyn/)
  await person.tab()
  expect(document.activeElement).toBe(
    dialog.getByRole('button', { name: 'Flytta upp ”Svara på ett mejl”' }),
  )
})

test('a question is dragged to the first place', async () => {
  const { dialog, labels, moves } = await opened(moved)
  const [first, , third] = dialog.getAllByRole('listitem')
  if (!first || !third) throw new Error('There are three')
  fireEvent.dragStart(third)
  fireEvent.dragOver(first)
  fireEvent.drop(first)
  expect(labels()).toEqual(['Ärende', 'Svara på ett mejl', 'Sammanfatta ett möte'])
  await waitFor(async () => expect(await moves()).toEqual([{ id: 'q3', after: '' }]))
})

test('a move that is refused is told, and what is stored shows again', async () => {
  const { person, dialog, labels } = await opened({
    'PUT /v1/Question/move': () => refusal(409, 'Ordningen har ändrats.', 'changed'),
  })
  await person.click(dialog.getByRole('button', { name: 'Flytta ner ”Svara på ett mejl”' }))
  expect(await screen.findByText('Flytten kunde inte sparas')).toBeDefined()
  await waitFor(() => expect(labels()[0]).toBe('Svara på ett mejl'))
})

test('moves that wait behind a refused one are not sent: they were meant for another order', async () => {
  let refuse = () => {}
  const { person, dialog, labels, moves } = await opened({
    'PUT /v1/Question/move': async () => {
      await new Promise<void>((resolve) => {
        refuse = resolve
      })
      return refusal(409, 'Ordningen har ändrats.', 'changed')
    },
  })
  const down = dialog.getByRole('button', { name: 'Flytta ner ”Svara på ett mejl”' })
  await person.click(down)
  await person.click(down)
  expect(labels()).toEqual(['Sammanfatta ett möte', 'Ärende', 'Svara på ett mejl'])
  refuse()
  expect(await screen.findByText('Flytten kunde inte sparas')).toBeDefined()
  await waitFor(() => expect(labels()[0]).toBe('Svara på ett mejl'))
  expect(await moves()).toEqual([{ id: 'q1', after: 'q2' }])
})

test('a move over the edge of a page goes on beside it, and the arrow keeps the focus', async () => {
  const all = crowd(100)
  const { person, dialog, labels, moves } = await opened({
    ...libraryOf(() => all),
    'PUT /v1/Question/move': async (request) => {
      const { id, after } = await request.clone().json()
      const [one] = all.splice(
        all.findIndex((each) => each.id === id),
        1,
      )
      const behind = all.findIndex((other) => other.id === after)
      if (one) all.splice(behind + 1, 0, one)
      for (const [at, each] of all.entries()) each.Ordering = at
      return json({ results: true })
    },
  })
  expect(labels()).toHaveLength(40)
  await person.click(dialog.getByRole('button', { name: 'Nästa sida' }))
  await waitFor(() => expect(labels()[0]).toBe('Fråga 41'))
  dialog.getByRole('button', { name: 'Flytta upp ”Fråga 41”' }).focus()
  await person.keyboard('{Enter}')
  expect(dialog.getByText('”Fråga 41” står på plats 40 av 100.')).toBeDefined()
  await waitFor(() => expect(labels().slice(-2)).toEqual(['Fråga 39', 'Fråga 41']))
  expect(await moves()).toEqual([{ id: 'c40', after: 'c38' }])
  const down = dialog.getByRole('button', { name: 'Flytta ner ”Fråga 41”' })
  expect(dialog.getByRole('button', { name: 'Flytta upp ”Fråga 41”' })).toBe(document.activeElement)
  await person.click(down)
  await waitFor(() => expect(labels().slice(0, 2)).toEqual(['Fråga 41', 'Fråga 42']))
  expect((await moves()).at(-1)).toEqual({ id: 'c40', after: 'c39' })
  await person.click(dialog.getByRole('button', { name: 'Sista sidan' }))
  await waitFor(() => expect(labels()).toHaveLength(20))
  const last = dialog.getByRole('button', { name: 'Flytta ner ”Fråga 100”' })
  expect(last.ariaDisabled).toBe('true')
})

test('what was moved stands so in the library once the dialog is closed', async () => {
  const all = questions.map((one) => ({ ...one }))
  const { person, dialog } = await opened({
    ...libraryOf(() => all),
    'PUT /v1/Question/move': () => {
      const [first] = all
      if (first) first.Ordering = 25
      return json({ results: true })
    },
  })
  await person.click(dialog.getByRole('button', { name: 'Flytta ner ”Svara på ett mejl”' }))
  await person.click(dialog.getByRole('button', { name: 'Stäng' }))
  await waitFor(() => expect(rows()[0]?.[1]).toContain('Sammanfatta ett möte'))
  expect(rows()[1]?.[1]).toContain('Svara på ett mejl')
})

test('whoever turns to a page that has gone meanwhile has the last one whole', async () => {
  let all = crowd(100)
  const { person, dialog, labels } = await opened(libraryOf(() => all))
  const next = () => person.click(dialog.getByRole('button', { name: 'Nästa sida' }))
  await next()
  await waitFor(() => expect(labels()[0]).toBe('Fråga 41'))
  all = all.slice(0, 60)
  await next()
  await waitFor(() => expect([labels()[0], labels().length]).toEqual(['Fråga 41', 20]))
})

test('a page in the middle has all its questions, and its last one goes down to the next page', async () => {
  const { person, dialog, labels, moves } = await opened({
    ...libraryOf(() => crowd(100)),
    ...moved,
  })
  await person.click(dialog.getByRole('button', { name: 'Nästa sida' }))
  await waitFor(() => expect(labels()[0]).toBe('Fråga 41'))
  expect(labels()).toHaveLength(40)
  expect(await dialog.findByText('41–80 av 100')).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Flytta ner ”Fråga 80”' }))
  expect(dialog.getByText('”Fråga 80” står på plats 81 av 100.')).toBeDefined()
  await waitFor(async () => expect(await moves()).toEqual([{ id: 'c79', after: 'c80' }]))
  await waitFor(() => expect(labels()[0]).toBe('Fråga 81'))
})

test('whoever may not move a question over the edge of its page stays on that page', async () => {
  const { person, dialog, labels } = await opened({
    ...libraryOf(() => crowd(100)),
    'PUT /v1/Question/move': () => refusal(409, 'Ordningen har ändrats.', 'changed'),
  })
  await person.click(dialog.getByRole('button', { name: 'Flytta ner ”Fråga 40”' }))
  expect(await screen.findByText('Flytten kunde inte sparas')).toBeDefined()
  await waitFor(() => expect(labels()[39]).toBe('Fråga 40'))
  // Longer than another page takes to come.
  await new Promise((resolve) => {
    setTimeout(resolve, 200)
  })
  expect(labels()[0]).toBe('Fråga 1')
})

test('nothing is moved while another page is on its way', async () => {
  const next = Promise.withResolvers<void>()
  const all = libraryOf(() => crowd(100))
  const { person, dialog, labels, moves } = await opened({
    ...all,
    ...moved,
    [path]: async (request) => {
      if (request.url.includes('from=38')) await next.promise
      return all[path]?.(request) ?? json({})
    },
  })
  await person.click(dialog.getByRole('button', { name: 'Nästa sida' }))
  await person.click(dialog.getByRole('button', { name: 'Flytta ner ”Fråga 1”' }))
  next.resolve()
  await waitFor(() => expect(labels()[0]).toBe('Fråga 41'))
  expect(await moves()).toEqual([])
})

test('the first goes no further up, one that is dropped where it was stays, and nothing is read anew', async () => {
  const { person, dialog, labels, moves, asked } = await opened(moved)
  await person.click(dialog.getByRole('button', { name: 'Flytta upp ”Svara på ett mejl”' }))
  const [, second] = dialog.getAllByRole('listitem')
  if (!second) throw new Error('There are three')
  fireEvent.dragStart(second)
  fireEvent.dragOver(second)
  fireEvent.drop(second)
  expect(labels()).toEqual(['Svara på ett mejl', 'Sammanfatta ett möte', 'Ärende'])
  expect(dialog.getByRole('status').textContent).toBe('')
  expect(await moves()).toEqual([])
  const before = asked()
  await person.click(dialog.getByRole('button', { name: 'Stäng' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked()).toEqual(before)
})
