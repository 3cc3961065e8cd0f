import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { dayText } from '../calendar.ts'
import { event, room } from './event.ts'
import { asked } from '../http/asked.ts'
import { id, route } from '../route.ts'

/** Reads of bookings that are no room's month or day. */
export const bookingReads = {
  'calendar.get': route({
    method: 'GET',
    path: 'user/Event/get',
    summary: 'A booking',
    access: 'user',
    refuses: ['forbidden', 'not_found'],
    body: 'query',
    input: z.object({ event: id }),
    output: z.object({ results: event }),
    permissions: ['table:GetItem'],
    reads: ['USER', 'ROOM', 'BOOKING'],
  }),
  'calendar.mine': route({
    method: 'GET',
    path: 'user/Event/mine',
    summary: 'What the caller has booked next',
    access: 'user',
    refuses: ['forbidden'],
    body: 'query',
    input: z.object({}),
    output: z.object({ results: z.array(event) }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'ROOM'],
  }),
  'calendar.free': route({
    method: 'GET',
    path: 'user/Event/free',
    summary: 'The first free times in some rooms',
    access: 'user',
    refuses: ['forbidden'],
    body: 'query',
    input: z.object({
      minutes: asked(
        z.coerce.number().check(
          z.gte(limits.slotMinutes),
          z.lte(1_020),
          z.refine((minutes) => minutes % limits.slotMinutes === 0),
        ),
      ),
      /** The rooms' numbers, as in `1,2`. */
      Rum: z.string().check(z.regex(/^[123](,[123]){0,2}$/, 'Välj ett rum.')),
      from: dayText,
    }),
    output: z.object({
      results: z.array(z.object({ start: z.string(), end: z.string(), Rum: room })),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'ROOM'],
  }),
}
