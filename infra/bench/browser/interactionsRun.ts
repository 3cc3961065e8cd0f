import { chromium as browsers, type Page } from 'playwright-core'
import { startPortal } from '../../local/portal.ts'
import { chromium } from '../../testing/chromium.ts'
import { roomNumbers } from '../../../shared/rules/calendar/rooms.ts'
import { addBookings } from '../bookings.ts'
import { addPeople } from '../people.ts'
import { type Line, print } from '../line.ts'
import { fillLibrary } from '../lists.ts'
import { interactionLines, longestTask, noteInteractions } from './interactions.ts'
import { questionInteractions } from './questionInteractions.ts'
import { roomInteractions, roomViews } from './roomInteractions.ts'
import { screenInteractions } from './screenInteractions.ts'
import { signInOn } from './signInOn.ts'

/*
 * What presses and keys cost, from the hand to the next paint, with three hundred questions and people, on a processor four
 * times slower; and the longest task while the rooms come, on a processor that is not. After the command: how many rounds, how
 * many questions and people instead, how many bookings of a month, and what the names of those that are taken begin with.
 */

const [rounds = '5', many = '300', booked = '500', only = ''] = process.argv.slice(2)
const isTaken = ({ what }: { what: string }) => what.startsWith(only)
const portal = await startPortal({ port: 0, web: 'built', pace: 'none', settings: { tour: false } })
await fillLibrary(Number(many))
await addPeople(Number(many))
const ofRoom = Math.ceil(Number(booked) / roomNumbers.length)
for (const Rum of roomNumbers) await addBookings(Rum, ofRoom, 'nobody')
const browser = await browsers.launch({ ...chromium(), args: ['--no-sandbox', '--disable-gpu'] })
const pages = new Map<string, Page>()

async function pageOf(as: string): Promise<Page> {
  const known = pages.get(as)
  if (known) return known
  const context = await browser.newContext({ baseURL: portal.address, locale: 'sv-SE' })
  await context.addInitScript(noteInteractions)
  const page = await context.newPage()
  await signInOn(page, as)
  pages.set(as, page)
  return page
}

const page = await pageOf('admin@example.se')
const tasks: Line[] = []
for (const { what, ...view } of roomViews.filter(isTaken)) {
  // The browser calls a task long from 50 ms on, and tells of no others.
  tasks.push({ what, figure: await longestTask(page, view, Number(rounds)), unit: 'ms', goal: 50 })
}
print(`The longest task while the rooms come, with ${booked} bookings of a month`, tasks)

const title = `Interactions: to the next paint, with ${many} questions and people and ${booked} bookings of a month, on a processor four times slower`
const taken = [...screenInteractions, ...questionInteractions, ...roomInteractions].filter(isTaken)
for (const as of new Set(taken.map((one) => one.as))) {
  const slowed = await pageOf(as)
  const session = await slowed.context().newCDPSession(slowed)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
print(title, await interactionLines(pageOf, taken, Number(rounds)))
await browser.close()
await portal.stop()
