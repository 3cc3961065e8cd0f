import { z } from 'zod'
import type { StoredUser } from '../../functions/stores/people/users.ts'
import type { Room } from '../../shared/rules/calendar/rooms.ts'
import type { LambdaKey } from '../local/gateway/lambdas.ts'
import { addBookings } from './bookings.ts'
import type { Line } from './line.ts'
import { run, unitsOf } from './units.ts'

const unit = 'units'

const asked = (query: Record<string, string>) => ({
  multiValueQueryStringParameters: Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, [value]]),
  ),
})

const stored = z.object({ statusCode: z.literal(200), body: z.string() })
const added = z.object({ results: z.object({ id: z.string(), startdate: z.string() }) })

/** Request units of the calls about rooms, besides the caller check (`checked`). A portal has to be running in this process. */
export async function calendarUnits(
  user: StoredUser,
  admin: StoredUser,
  checked: number,
): Promise<Line[]> {
  const reading = async (key: LambdaKey, query: Record<string, string>) =>
    (await unitsOf(() => run(key, user.id, asked(query)))).read - checked
  const month = (Rum: Room) =>
    reading('calendar.events', { month: '3', year: '2027', Rum: `${Rum}` })

  await addBookings(1, 60, user.id)
  const ofOne = await month(1)
  for (const Rum of [2, 3] as const) await addBookings(Rum, 60, user.id)
  const week = await reading('calendar.day', { day: '2027-03-08', to: '2027-03-14' })
  await addBookings(2, 440, user.id)
  const free = await reading('calendar.free', { minutes: '45', Rum: '1,2,3', from: '2027-03-01' })

  let answer: unknown
  const add = await unitsOf(async () => (answer = await run('calendar.add', admin.id)))
  const { results } = added.parse(JSON.parse(stored.parse(answer).body))
  const event = { id: results.id, desc: 'Flyttad', Rum: 3 }
  const edit = await unitsOf(() =>
    run('calendar.edit', admin.id, { body: JSON.stringify({ event }) }),
  )
  const remove = await unitsOf(() => run('calendar.delete', admin.id, asked({ event: results.id })))
  const series = await unitsOf(() => run('calendar.addSeries', admin.id))
  const open = await unitsOf(() => run('calendar.setFeed', admin.id))
  return [
    { what: 'user/Event, a room’s month with 60 bookings', figure: ofOne, unit, goal: 1.5 },
    {
      what: 'user/Event, a room’s month with 500 bookings',
      figure: await month(2),
      unit,
    },
    { what: 'a week of three rooms, each with 60 in its month', figure: week, unit, goal: 3 },
    {
      what: 'user/Event/day, all rooms',
      figure: await reading('calendar.day', { day: '2027-03-03' }),
      unit,
    },
    { what: 'user/Event/mine', figure: await reading('calendar.mine', {}), unit },
    { what: 'user/Event/free, three rooms', figure: free, unit },
    { what: 'user/Event/Add, written', figure: add.written, unit },
    { what: 'user/Event/Edit into another room, written', figure: edit.written, unit },
    { what: 'user/Event/delete, written', figure: remove.written, unit },
    { what: 'user/Event/Add/series of two, written', figure: series.written, unit },
    { what: 'user/Event/feeds/set, written', figure: open.written, unit },
  ]
}
