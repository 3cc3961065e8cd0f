import { GetCommand, QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { event, type Event, room } from '../../../shared/contract/calendar/event.ts'
import { dayOf } from '../../../shared/rules/days.ts'
import { seriesOf } from '../../../shared/rules/calendar/series.ts'
import { table, TableName, type Write } from '../client.ts'
import { expiry, hasExpired } from '../log/retention.ts'
import { keys } from '../table.ts'

/**
 * A booking as stored: times are minutes since 1970, and its room is the item's. A month of sixty bookings costs one
 * and a half read units (docs/requirements.md, "Request units").
 */
const stored = z.object({
  ...z.omit(event, { startdate: true, enddatetime: true, Rum: true, series: true }).shape,
  from: z.int(),
  to: z.int(),
})

const minutesOf = (moment: string): number => Date.parse(moment) / 60_000
const momentOf = (minutes: number): string => new Date(minutes * 60_000).toISOString()

const packed = ({ id, title, body, userid, startdate, enddatetime }: Event) => ({
  id,
  title,
  body,
  userid,
  from: minutesOf(startdate),
  to: minutesOf(enddatetime),
})

const roomDay = z.object({
  pk: z.string(),
  version: z.int(),
  bookings: z.array(stored),
  expires: z.optional(z.int()),
})

export type RoomDay = { version: number; bookings: Event[] }

// A series is in its bookings' ids alone.
const inSeries = (id: string) => {
  const series = seriesOf(id)
  return series === undefined ? {} : { series }
}

/** A room's day as it is stored, empty once it has expired (docs/requirements.md, "Retention"). Throws when it is none. */
export function unpacked(item: unknown, now = new Date()): RoomDay {
  const { pk, version, expires, bookings } = z.parse(roomDay, item)
  const all = expires !== undefined && hasExpired(expires, now) ? [] : bookings
  const Rum = z.parse(room, Number(pk.slice(keys.roomDay('', '').pk.length)))
  return {
    version,
    bookings: all.map(({ from, to, ...booking }) => ({
      ...booking,
      startdate: momentOf(from),
      enddatetime: momentOf(to),
      Rum,
      ...inSeries(booking.id),
    })),
  }
}

export const place = z.object({ Rum: room, day: z.string() })

export type Place = z.infer<typeof place>

/** Where a booking lies: its room and day. */
export const placeOf = ({ Rum, startdate }: Event): Place => ({
  Rum,
  day: dayOf(new Date(startdate)),
})

const nameOf = ({ Rum, day }: Place): string => `${Rum} ${day}`

export const isSame = (a: Place, b: Place): boolean => nameOf(a) === nameOf(b)

/** The rooms' days that bookings lie on, each once. */
export const placesOf = (all: Event[]): Place[] => [
  ...new Map(all.map(placeOf).map((on) => [nameOf(on), on])).values(),
]

/** A room's day as just written, or for half as much as it was a moment ago. */
export async function read({ Rum, day }: Place, ConsistentRead = true): Promise<RoomDay> {
  const Key = keys.roomDay(Rum, day)
  const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead }))
  return Item ? unpacked(Item) : { version: 0, bookings: [] }
}

/** When a day and the places of its bookings expire: epoch seconds. */
export const expiresOn = (day: string): number => expiry('bookings', new Date(`${day}T00:00:00Z`))

/** The write of a room's day, refused when somebody has changed it since it was read. */
export const write = ({ Rum, day }: Place, { version }: RoomDay, all: Event[]): Write => ({
  Put: {
    TableName,
    Item: {
      ...keys.roomDay(Rum, day),
      version: version + 1,
      bookings: all.map(packed),
      expires: expiresOn(day),
    },
    ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
    ...(version > 0 && { ExpressionAttributeValues: { ':version': version } }),
  },
})

/** All days of a room that are kept from a day on (YYYY-MM-DD), page by page, as just written. */
export async function* daysOf(
  Rum: Place['Rum'],
  from = '0',
): AsyncGenerator<{ day: string; read: RoomDay }> {
  let start: QueryCommandOutput['LastEvaluatedKey']
  do {
    const page: QueryCommandOutput = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk >= :from',
        ExpressionAttributeValues: { ':pk': keys.roomDay(Rum, '').pk, ':from': from },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    )
    for (const item of page.Items ?? []) yield { day: String(item['sk']), read: unpacked(item) }
    start = page.LastEvaluatedKey
  } while (start)
}
