import { expect, test } from 'vitest'
import { bookings } from '../../../functions/stores/calendar/bookings.ts'
import { person } from '../../testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../testing/functions/portal.ts'
import { seedBookings } from './bookings.ts'
import { users } from '../../../functions/stores/people/users.ts'

usePortal(ofItsOwn)

test('whoever first starts the portal in the weeks of the sampled bookings has those, and the day around them', async () => {
  const { id } = await person()
  const anna = await users.get(id)
  if (!anna) throw new Error('She has just been added')
  await seedBookings([anna], new Date('2027-02-10T09:00:00Z'))
  for (const [Rum, day] of [
    [2, '2027-03-02'],
    [3, '2027-03-05'],
  ] as const) {
    const all = await bookings.of(Rum, day, day)
    expect(all.filter((one) => one.id.startsWith('01KXDEMOBOOKING'))).toHaveLength(1)
    expect(all.length).toBeGreaterThan(1)
  }
})
