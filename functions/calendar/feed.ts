import { createHash } from 'node:crypto'
import { feeds } from '../../shared/contract/calendar/feeds.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { mayBook } from '../../shared/rules/permissions.ts'
import { roomNumbers, rooms } from '../../shared/rules/calendar/rooms.ts'
import { chain } from '../platform/http/chain.ts'
import { notFound } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { type FeedOwner, feeds as stored } from '../stores/calendar/feeds.ts'
import { users } from '../stores/people/users.ts'
import { roomSettings } from './booking/roomSettings.ts'
import { feedText } from './feeds/calendarText.ts'
import { isKey, ownerInAddress } from './feeds/feedKeys.ts'

/** Whether what a feed shows is still somebody's to see. */
async function isLetIn(owner: FeedOwner): Promise<boolean> {
  if ('room' in owner) return true
  const person = await users.get(owner.userid)
  return person !== undefined && !person.InAktiv && mayBook(roomSettings, person.Role)
}

const booked = async (room: number) => {
  const today = dayOf(new Date())
  return bookings.of(
    room,
    addDays(today, -serverLimits.feedDaysBack),
    addDays(today, serverLimits.feedDaysAhead),
  )
}

/** A room's feed says when it is taken, and nothing of by whom or for what. */
async function textOf(owner: FeedOwner): Promise<string> {
  if ('room' in owner) {
    const name = roomNumbers.filter((number) => number === owner.room).map((Rum) => rooms[Rum])
    return feedText(String(name), await booked(owner.room), () => ({ summary: 'Upptaget' }))
  }
  const all = (await Promise.all(roomNumbers.map(booked))).flat()
  const own = all.filter(({ userid }) => userid === owner.userid)
  return feedText('Mina rumsbokningar', own, ({ Rum, body }) => ({
    summary: body || `Bokat: ${rooms[Rum]}`,
  }))
}

const isSame = (seen: string | undefined, etag: string) =>
  (seen ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

export const handler = chain(feeds['calendar.feed'], async ({ input, headers }) => {
  const owner = ownerInAddress(input.of)
  const key = await stored.keyOf(owner)
  if (key === undefined || !isKey(input.key, key) || !(await isLetIn(owner))) {
    throw notFound('Kalendern')
  }
  const body = await textOf(owner)
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  // Whoever asks again has the address, and so the text: it may be kept, but by nobody in between.
  const kept = { ETag: etag, 'Cache-Control': 'private, no-cache' }
  if (isSame(headers['if-none-match'], etag)) return { statusCode: 304, headers: kept, body: '' }
  return {
    statusCode: 200,
    headers: { ...kept, 'Content-Type': 'text/calendar; charset=utf-8' },
    body,
  }
})
