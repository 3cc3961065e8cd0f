import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { addDays } from '../../../shared/rules/days.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { at, book, pastMonday, wholeWeeks } from '../../testing/functions/bookings.ts'
import { call } from '../../testing/functions/call.ts'
import { person } from '../../testing/functions/people.ts'
import { usePortal } from '../../testing/functions/portal.ts'
import { question } from '../../testing/functions/questions.ts'
import { studioOf } from '../../testing/functions/trials.ts'
import { delivered } from '../../testing/functions/records.ts'
import { retention } from './retention.ts'

const dayMs = 86_400_000

const days = {
  log: 10,
  usage: 9,
  votes: 20,
  looks: 30,
  bookings: 200,
  notifications: 50,
  trials: 60,
}

usePortal(async () => ({
  env: { RETENTION_DAYS: JSON.stringify(days), OWN_ANSWER_DAYS: '5', PINNED_ANSWER_DAYS: '300' },
}))

/** One of everything that expires. */
async function portalInUse() {
  const anna = await person()
  const { token } = await person({ Role: ADMIN })
  const { id: QuestionId } = await question()
  const AnswerId = v7()
  await call('assistant.send', { QuestionId, FBody: 'Hej', AnswerId }, { token: anna.token })
  await call('answers.update', { id: AnswerId, Helped: 'no' }, { token: anna.token })
  await call('profile.get', { userid: anna.id }, { token })
  await call('profile.update', { user: { id: anna.id, Ort: 'Sala' } }, { token })
  const [monday = ''] = wholeWeeks(addDays(pastMonday(0), 70), 1)
  await book(token, at(monday, '08:00'), at(monday, '09:00'))
  await call(
    'documents.addNews',
    { Subject: 'Nytt', Body: '<p>Nytt</p>', Published: true },
    { token },
  )
  await (await studioOf()).run()
  await delivered()
  return { monday }
}

/** The kinds that are told to be gone at a time. */
async function goneAt(time: number): Promise<string[]> {
  const [, ...told] = (await retention(new Date(time))).split('\n')
  return told.map((line) => line.replace(/^\d+ /, ''))
}

test('each kind goes after the days that the stage says, and is told by its name', async () => {
  const begun = Date.now()
  const { monday } = await portalInUse()
  const ended = Date.now()
  const found = new Map<string, number>()
  for (const count of [1, 5, 9, 10, 20, 30, 50, 60]) {
    const before = await goneAt(begun + count * dayMs - 1_000)
    for (const kind of before) if (!found.has(kind)) found.set(kind, 0)
    const after = await goneAt(ended + count * dayMs + 1_000)
    for (const kind of after) if (!found.has(kind)) found.set(kind, count)
  }
  expect(Object.fromEntries(found)).toEqual({
    rates: 0,
    'own answers': 5,
    'own answers, texts': 5,
    'usage records': 9,
    'log entries': 10,
    'log entries of everybody': 10,
    mentions: 10,
    votes: 20,
    looks: 30,
    notifications: 50,
    'notifications to everybody': 50,
    trials: 60,
  })
  const booked = Date.parse(monday) + days.bookings * dayMs
  expect(await goneAt(booked - 1_000)).not.toContain('days of rooms')
  expect(await goneAt(booked)).toEqual(
    expect.arrayContaining(['days of rooms', 'places of bookings']),
  )
})
