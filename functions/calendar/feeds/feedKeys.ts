import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FeedOf } from '../../../shared/contract/calendar/feeds.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { roomNumbers } from '../../../shared/rules/calendar/rooms.ts'
import type { FeedOwner } from '../../stores/calendar/feeds.ts'

/** A key that nobody can guess. */
export const newKey = (): string => randomBytes(serverLimits.feedKeyBytes).toString('base64url')

/** Whether a key is the right one, in a time that tells nothing of it. */
export function isKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whose feed somebody means. */
export const ownerOfFeed = (of: FeedOf, userid: string): FeedOwner =>
  of === 'own' ? { userid } : { room: of }

/** Whose feed stands in an address: a room's number, or somebody's id. */
export function ownerInAddress(of: string): FeedOwner {
  const room = roomNumbers.find((number) => String(number) === of)
  return room ? { room } : { userid: of }
}

/** The address of a feed, below the portal's own. */
export const pathOf = (owner: FeedOwner, key: string): string =>
  `/v1/user/Event/feed?${new URLSearchParams({ of: String('room' in owner ? owner.room : owner.userid), key }).toString()}`
