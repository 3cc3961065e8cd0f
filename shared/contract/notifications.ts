import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { done, id, route } from './route.ts'

/** What a notification tells of: the screen can lead there. A room's id names its day, too: 2.2027-03-02. */
export const notificationTopic = z.object({
  kind: z.enum([
    'document',
    'news',
    'booking',
    'room',
    'account',
    'report',
    'question',
    'proposal',
    'model',
  ]),
  id,
})

export type NotificationTopic = z.infer<typeof notificationTopic>

/** A row of the bell's list. `Name` is who did what `message` says; `Seen` is 0 or 1. */
const notification = z.object({
  id: z.string(),
  Name: z.string(),
  message: z.string(),
  /** When it happened: ISO 8601 in UTC. */
  sdate: z.string(),
  Seen: z.union([z.literal(0), z.literal(1)]),
  about: notificationTopic,
})

export type Notification = z.infer<typeof notification>

/** The notifications that the caller has had before their eyes; without any, all that there are. */
const shown = z.object({
  id: z._default(z.array(id).check(z.maxLength(limits.notifications)), []),
})

const markNeeds = ['table:GetItem', 'table:UpdateItem'] as const

export const notifications = {
  'notifications.all': route({
    method: 'GET',
    path: 'user/notis',
    summary: 'The caller’s notifications, newest first, without those that they have dismissed',
    access: 'user',
    body: 'query',
    input: z.object({}),
    output: z.object({ results: z.array(notification) }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'NOTIS'],
    revalidates: true,
  }),
  'notifications.seen': route({
    method: 'PUT',
    path: 'user/notis/Seen',
    summary: 'Marks the caller’s notifications as seen, those given and all older ones',
    access: 'user',
    body: 'json',
    input: shown,
    output: done,
    permissions: markNeeds,
    reads: ['USER', 'NOTIS'],
    writes: ['USER', 'RATE'],
  }),
  'notifications.dismiss': route({
    method: 'PUT',
    path: 'user/notis/Dismiss',
    summary: 'Clears the caller’s notifications, those given and all older ones',
    access: 'user',
    body: 'json',
    input: shown,
    output: done,
    permissions: markNeeds,
    reads: ['USER', 'NOTIS'],
    writes: ['USER', 'RATE'],
  }),
}
