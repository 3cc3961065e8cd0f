import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import {
  at,
  book,
  bookedBefore,
  edit,
  mondaysFrom,
  pastMonday,
} from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { delivered } from '../../infra/testing/functions/records.ts'
import { bookings } from '../stores/calendar/bookings.ts'

usePortal()

const monday = mondaysFrom('2085-01-15')

const titleOf = async (id: string) => (await bookings.get(id))?.title

test('whoever has another name is booked under it from today on; what is over bears the one before', async () => {
  const [anna, other] = [await person({ Firstname: 'Anna', Lastname: 'Ek' }), await person()]
  const day = monday()
  const book1 = await book(anna.token, at(day, '08:00'), at(day, '09:00'))
  const book3 = await book(anna.token, at(day, '10:00'), at(day, '11:00'), { Rum: 3, desc: 'Möte' })
  const others = await book(other.token, at(day, '10:00'), at(day, '11:00'))
  const past = {
    id: ulid(),
    title: 'Anna Ek',
    startdate: at(pastMonday(4), '08:00'),
    enddatetime: at(pastMonday(4), '09:00'),
    body: '',
    userid: anna.id,
    Rum: 1 as const,
  }
  expect(await bookings.add([past])).toBe('done')
  const user = { Lastname: 'Bergström' }
  expect((await call('profile.update', { user }, anna)).status).toBe(200)
  await delivered()
  const [one, three] = [book1.body.results.id, book3.body.results.id]
  expect([await titleOf(one), await titleOf(three), await titleOf(past.id)]).toEqual([
    'Anna Bergström',
    'Anna Bergström',
    'Anna Ek',
  ])
  expect((await bookings.get(three))?.body).toBe('Möte')
  expect(await titleOf(others.body.results.id)).toBe(others.body.results.title)
})

test('an administrator who corrects a name corrects it there, too, while others book the same day', async () => {
  const [karin, anna, bo] = [await person({ Role: ADMIN }), await person(), await person()]
  const day = monday()
  const { body } = await book(anna.token, at(day, '08:00'), at(day, '09:00'))
  const user = { id: anna.id, Firstname: 'Åsa', Lastname: 'Öman' }
  const hours = ['09:00', '10:00', '11:00', '12:00', '13:00']
  const [saved, ...booked] = await Promise.all([
    call('profile.update', { user }, karin),
    ...hours.map((hour) => book(bo.token, at(day, hour), at(day, hour.replace(':00', ':45')))),
  ])
  expect([saved.status, ...booked.map(({ status }) => status)]).toEqual(Array(6).fill(200))
  await delivered()
  expect(await titleOf(body.results.id)).toBe('Åsa Öman')
  expect(await bookings.of(1, day, day)).toHaveLength(6)
})

test('what is over bears the name of now once it is moved to a time to come', async () => {
  const anna = await person({ Firstname: 'Anna', Lastname: 'Ek' })
  const { id } = await bookedBefore(anna, pastMonday(7))
  await call('profile.update', { user: { Lastname: 'Bergström' } }, anna)
  await delivered()
  expect(await titleOf(id)).toBe('Anna Ek')
  const day = monday()
  await edit(anna.token, { id, start: at(day, '08:00'), end: at(day, '09:00') })
  expect(await titleOf(id)).toBe('Anna Bergström')
})
