import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import {
  at,
  book,
  bookSeries,
  edit,
  mondaysFrom,
  weekly,
} from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { itemsOf, logOf } from '../../infra/testing/functions/records.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { keys } from '../stores/table.ts'

usePortal()

const monday = mondaysFrom('2081-01-13')

/** Anna's booking on a Monday morning, and an administrator who may change it, too. */
async function booked() {
  const [anna, karin] = [await person(), await person({ Role: ADMIN })]
  const day = monday()
  const seen = { start: at(day, '08:00'), end: at(day, '09:00'), Rum: 1 }
  const { body } = await book(anna.token, seen.start, seen.end, { desc: 'Möte' })
  const moved = { start: at(day, '10:00'), end: at(day, '11:00') }
  return { anna, karin, id: body.results.id, seen, moved, day }
}

const toldOf = async (userid: string, id: string) =>
  (await itemsOf(keys.user(userid).pk, 'NOTIS#')).filter((one) => JSON.stringify(one).includes(id))

test('of two who move a booking from where they have seen it, the second is told', async () => {
  const { anna, karin, id, seen, moved, day } = await booked()
  expect((await edit(karin.token, { id, ...moved, seen })).status).toBe(200)
  const other = { start: at(day, '13:00'), end: at(day, '14:00') }
  const { status, body } = await edit(anna.token, { id, ...other, seen })
  expect([status, body.error]).toEqual([
    409,
    { code: 'changed', error: 'Bokningen har ändrats sedan dess och är kvar som den är nu.' },
  ])
  expect(await bookings.get(id)).toMatchObject({ startdate: moved.start })
})

test('a note that somebody has changed is not written over by whoever has not seen it', async () => {
  const { anna, karin, id, seen } = await booked()
  const known = { ...seen, desc: 'Möte' }
  expect((await edit(karin.token, { id, desc: 'Stort möte', seen: known })).status).toBe(200)
  expect((await edit(anna.token, { id, desc: 'Litet möte', seen: known })).status).toBe(409)
  expect((await bookings.get(id))?.body).toBe('Stort möte')
})

test('of two who change one booking at the same moment neither writes over the other', async () => {
  const { anna, karin, id, moved } = await booked()
  const { prototype }: any = DynamoDBDocumentClient
  const { send } = prototype
  let isMeanwhile = true
  using _ = vi.spyOn(prototype, 'send').mockImplementation(async function (
    this: any,
    command: any,
  ) {
    const written = command instanceof TransactWriteCommand ? JSON.stringify(command.input) : ''
    // Of this booking: what was told of another is delivered by and by.
    const isWriting = written.includes(id) && written.includes('Stort möte')
    if (isMeanwhile && isWriting) {
      isMeanwhile = false
      expect((await edit(karin.token, { id, ...moved })).status).toBe(200)
    }
    return send.call(this, command)
  } as any)
  const { status, body } = await edit(anna.token, { id, desc: 'Stort möte' })
  expect(isMeanwhile).toBe(false)
  const both = { startdate: moved.start, body: 'Stort möte' }
  expect([status, body.results]).toEqual([200, expect.objectContaining(both)])
  expect(await bookings.get(id)).toMatchObject(both)
})

test('whoever got no reply and saves once more is told once, whatever they have seen', async () => {
  const { anna, karin, id, seen, moved } = await booked()
  const before = (await logOf(karin.id)).length
  for (let time = 0; time < 3; time++) {
    const { status, body } = await edit(karin.token, { id, ...moved, desc: 'Möte', seen })
    expect([status, body.results.startdate]).toEqual([200, moved.start])
  }
  expect(await logOf(karin.id)).toHaveLength(before + 1)
  await expect.poll(() => toldOf(anna.id, id), { timeout: 10_000 }).toHaveLength(1)
})

test('a change that leaves every booking of a series out is none', async () => {
  const { token } = await person()
  const { body } = await bookSeries(token, weekly(monday(), 2, 3))
  const [one, two] = body.results
  const change = { id: one.id, desc: 'Nytt', which: 'all', without: [one.id, two.id] }
  expect((await edit(token, change)).status).toBe(404)
  expect((await bookings.get(two.id))?.body).toBe('')
})

test('a booking that was moved is not cancelled by whoever has not seen that', async () => {
  const { anna, karin, id, seen, moved } = await booked()
  await edit(karin.token, { id, ...moved })
  const cancel = (where: object) => call('calendar.delete', { event: id, ...where }, anna)
  const { status, body } = await cancel(seen)
  expect([status, body.error.code]).toEqual([409, 'changed'])
  expect(await bookings.get(id)).toBeDefined()
  expect((await cancel({ ...moved, Rum: 1 })).status).toBe(200)
  expect(await bookings.get(id)).toBeUndefined()
})

test('a booking whose note somebody has changed is neither cancelled nor moved by whoever has not seen that', async () => {
  const { anna, karin, id, seen, moved } = await booked()
  const known = { ...seen, desc: 'Möte' }
  await edit(karin.token, { id, desc: 'Ta med nyckeln' })
  expect((await edit(anna.token, { id, ...moved, seen: known })).status).toBe(409)
  const cancel = (note: string) => call('calendar.delete', { event: id, ...seen, desc: note }, anna)
  const { status, body } = await cancel('Möte')
  expect([status, body.error.code]).toEqual([409, 'changed'])
  expect((await cancel('')).status).toBe(409)
  expect((await cancel('Ta med nyckeln')).status).toBe(200)
  expect(await bookings.get(id)).toBeUndefined()
})
