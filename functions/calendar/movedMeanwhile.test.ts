import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { at, book, bookSeries, edit, weekly } from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { keys } from '../stores/table.ts'

usePortal()

/** Does something before a day of the first room is read: what leads there has been read by then. */
function beforeReading(day: string, meanwhile: () => Promise<unknown>) {
  const { pk, sk } = keys.roomDay(1, day)
  const { prototype }: any = DynamoDBDocumentClient
  const { send } = prototype
  let isFirst = true
  const racing = vi.spyOn(prototype, 'send')
  racing.mockImplementation(async function (this: any, command: any) {
    const { Key } = command.input
    if (Key?.pk === pk && Key.sk === sk && isFirst) {
      isFirst = false
      await meanwhile()
    }
    return send.call(this, command)
  } as any)
  return racing
}

test('a booking that is moved while it is being read is found where it is now', async () => {
  const { token } = await person()
  const { body } = await book(token, at('2071-01-13', '08:00'), at('2071-01-13', '09:00'))
  const { id } = body.results
  const start = at('2071-01-14', '08:00')
  const moves = () => edit(token, { id, start, end: at('2071-01-14', '09:00'), Rum: 1 })
  using _racing = beforeReading('2071-01-13', moves)
  const read = await call('calendar.get', { event: id }, { token })
  expect([read.status, read.body.results.startdate]).toEqual([200, start])
})

test('a series one of which is moved while it is being read is read whole', async () => {
  const { token } = await person()
  const { body } = await bookSeries(token, weekly('2071-02-09', 2))
  const [{ id, series }] = body.results
  const [start, end] = [at('2071-02-10', '08:00'), at('2071-02-10', '09:00')]
  using _racing = beforeReading('2071-02-09', () => edit(token, { id, start, end, Rum: 1 }))
  const found = await bookings.ofSeries(series)
  expect(found.map((one) => one.startdate)).toContain(start)
  expect(found).toHaveLength(2)
})
