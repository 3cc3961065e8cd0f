import * as z from 'zod/mini'
import { room } from './event.ts'
import { id, route } from '../route.ts'

/** What a feed shows: a room's bookings, or one's own. */
const feedOf = z.union([room, z.literal('own')], 'Välj ett rum eller dina bokningar.')

export type FeedOf = z.infer<typeof feedOf>

/** A feed that is open, and the address that whoever knows it reads it at, below the portal's own. */
const feed = z.object({ of: feedOf, path: z.string() })

export type Feed = z.infer<typeof feed>

/** Bookings in other calendars, by iCalendar (RFC 5545). */
export const feeds = {
  'calendar.feed': route({
    method: 'GET',
    path: 'user/Event/feed',
    summary:
      'The bookings of a feed as iCalendar, for calendar programs, which know no sign-in: the key is what lets them in',
    access: 'public',
    refuses: ['not_found'],
    body: 'query',
    input: z.object({
      /** A room's number, or whose bookings. */
      of: id,
      key: z.string().check(z.regex(/^[\w-]{1,100}$/)),
    }),
    output: z.string(),
    gives: 'text/calendar',
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'ROOM', 'BOOKING'],
    revalidates: true,
  }),
  'calendar.feeds': route({
    method: 'GET',
    path: 'user/Event/feeds',
    summary: 'The feeds that are open: the caller’s own and the rooms’',
    access: 'user',
    refuses: ['forbidden'],
    body: 'query',
    input: z.object({}),
    output: z.object({ results: z.array(feed) }),
    permissions: ['table:GetItem'],
    reads: ['USER', 'BOOKING'],
  }),
  'calendar.setFeed': route({
    method: 'PUT',
    path: 'user/Event/feeds/set',
    summary: 'Opens a feed under a new address, so that the one before ends, or closes it',
    access: 'user',
    refuses: ['forbidden'],
    body: 'json',
    input: z.object({ of: feedOf, open: z.boolean() }),
    output: z.object({ results: z.nullable(feed), message: z.string() }),
    permissions: ['table:GetItem', 'table:PutItem', 'table:UpdateItem', 'table:DeleteItem'],
    reads: ['USER'],
    writes: ['USER', 'BOOKING', 'RATE', 'LOG'],
  }),
}
