import { roomNumbers } from '../../../../shared/rules/calendar/rooms.ts'
import { mayBook } from '../../../../shared/rules/permissions.ts'
import { allAnswers } from '../../api/allAnswers.ts'
import { api } from '../../api/client.ts'
import { eachOnce } from '../../api/eachOnce.ts'
import { calendarApi } from '../../api/calendar.ts'
import { usersApi } from '../../api/users.ts'
import { proposalsApi } from '../../api/proposals.ts'
import { config } from '../../api/config.ts'

type Person = { id: string; Role: number }

/** Everything that somebody has done, as long as it is kept. */
async function wholeLog(userid: string) {
  const rows = []
  for (let page = 0; ; page++) {
    const { results } = await usersApi.log({ userid, page, whole: '1' })
    rows.push(...results.rows)
    // What happens meanwhile moves the pages on: the same entry may come twice.
    if (!results.hasMore) return eachOnce(rows)
  }
}

const monthsBack = 12
const monthsAhead = 12

/** The months from a year ago to a year from now. */
function months(now = new Date()) {
  return Array.from({ length: monthsBack + 1 + monthsAhead }, (_, index) => {
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth() - monthsBack + index, 1))
    return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 }
  })
}

/** What somebody has booked, from a year ago to a year from now; undefined for whoever may not read the rooms. */
async function ownBookings({ id, Role }: Person) {
  if (!mayBook(config().rooms, Role)) return undefined
  const ofRoom = async (Rum: (typeof roomNumbers)[number]) => {
    const found = []
    for (const month of months()) {
      const { results } = await calendarApi.events({ ...month, Rum })
      found.push(...results.filter(({ userid }) => userid === id))
    }
    return found
  }
  return (await Promise.all(roomNumbers.map(ofRoom))).flat()
}

/** The proposals of one's own that wait for an answer. */
const ownProposals = async () => (await proposalsApi.all({})).results.filter(({ own }) => own)

/** What the portal holds about somebody, by the calls that give them their own things; nobody else's can be asked for. */
export async function ownData(person: Person) {
  const { id: userid } = person
  const [profile, answers, log, notifications, bookings, looks, proposals] = await Promise.all([
    api.profile.get({ userid }),
    allAnswers(),
    wholeLog(userid),
    api.notifications.all({}),
    ownBookings(person),
    api.profile.seen({}),
    ownProposals(),
  ])
  return {
    profile: profile.results,
    answers,
    log,
    notifications: notifications.results,
    bookings,
    looks: looks.results,
    proposals,
  }
}

export type OwnData = Awaited<ReturnType<typeof ownData>>
