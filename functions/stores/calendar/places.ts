import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Event } from '../../../shared/contract/calendar/event.ts'
import { scopes } from '../../../shared/rules/calendar/scopes.ts'
import { seriesOf } from '../../../shared/rules/calendar/series.ts'
import { table, TableName, type Write } from '../client.ts'
import { keys } from '../table.ts'
import { expiresOn, isSame, place, type Place, placeOf } from './roomDays.ts'

/** By one of a series the others were moved: which one that was, and from which day to which. It may have stayed itself. */
const storedMove = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  /** Which others were meant: a wish for others is no second try. */
  which: z.optional(z.enum(scopes)),
})

export type Move = z.infer<typeof storedMove>

/** Takes bookings away and puts others in, or the same at another time: all of it or nothing. */
export type Change = { removed: Event[]; added: Event[]; move?: Move | undefined }

const series = z.object({
  version: z.int(),
  places: z.record(z.string(), place),
  /** What was moved last, until something else of the series is. */
  move: z.optional(storedMove),
})

type Series = z.infer<typeof series>

async function stored(Key: ReturnType<typeof keys.series>): Promise<unknown> {
  const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
  return Item
}

/** The bookings of a series and where they lie, as just written; none when it is gone. */
async function readSeries(id: string): Promise<Series> {
  const Item = await stored(keys.series(id))
  return Item === undefined ? { version: 0, places: {} } : z.parse(series, Item)
}

/** The write of a series, refused when somebody has changed it since it was read; one without bookings goes. */
function writeSeries(id: string, { version }: Series, left: Omit<Series, 'version'>): Write {
  const days = Object.values(left.places).map(({ day }) => day)
  const unchanged =
    version === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': version },
        }
  const last = days.toSorted().at(-1)
  if (last === undefined) return { Delete: { TableName, Key: keys.series(id), ...unchanged } }
  const fields = { ...left, version: version + 1, expires: expiresOn(last) }
  return { Put: { TableName, Item: { ...keys.series(id), ...fields }, ...unchanged } }
}

/** What a change does to one series: its bookings that lie elsewhere than before, and those that are gone. */
async function seriesWrites(id: string, { removed, added, move }: Change): Promise<Write[]> {
  const isNew = removed.length === 0
  const before = isNew ? { version: 0, places: {} } : await readSeries(id)
  const places = { ...before.places }
  for (const booking of removed) delete places[booking.id]
  for (const booking of added) places[booking.id] = placeOf(booking)
  return [writeSeries(id, before, { places, move })]
}

function ownWrites({ removed, added }: Change): Write[] {
  const stays = new Set(added.map(({ id }) => id))
  return [
    ...added.map((booking) => {
      const { Rum, day } = placeOf(booking)
      const Item = { ...keys.bookingPlace(booking.id), Rum, day, expires: expiresOn(day) }
      return { Put: { TableName, Item } }
    }),
    ...removed
      .filter(({ id }) => !stays.has(id))
      .map(({ id }) => ({ Delete: { TableName, Key: keys.bookingPlace(id) } })),
  ]
}

/** Where each booking lies: by itself, and those of a series with it. */
export const places = {
  /** Where the booking with this id lies, as just written; undefined when it is gone, or is the id of none. */
  async get(id: string): Promise<Place | undefined> {
    const ofSeries = seriesOf(id)
    if (ofSeries === undefined) return z.safeParse(place, await stored(keys.bookingPlace(id))).data
    return z.safeParse(series, await stored(keys.series(ofSeries))).data?.places[id]
  },

  /** Where the bookings of a series lie. */
  ofSeries: async (id: string): Promise<Place[]> => Object.values((await readSeries(id)).places),

  /** By which of a series the others were moved last, as just written; undefined where something else was done since. */
  lastMove: async (id: string): Promise<Move | undefined> => (await readSeries(id)).move,

  /** The writes that go with a change of rooms' days. */
  async writes({ removed, added, move }: Change): Promise<Write[]> {
    const was = new Map(removed.map((booking) => [booking.id, placeOf(booking)]))
    const isThere = (booking: Event) => {
      const before = was.get(booking.id)
      return before !== undefined && isSame(before, placeOf(booking))
    }
    const there = new Set(added.filter(isThere).map(({ id }) => id))
    const bySeries = new Map<string | undefined, Change>()
    const of = ({ id }: Event): Change => {
      const change = bySeries.get(seriesOf(id)) ?? { removed: [], added: [], move }
      bySeries.set(seriesOf(id), change)
      return change
    }
    for (const booking of removed) if (!there.has(booking.id)) of(booking).removed.push(booking)
    for (const booking of added) if (!there.has(booking.id)) of(booking).added.push(booking)
    const writes = [...bySeries].map(async ([id, change]) =>
      id === undefined ? ownWrites(change) : seriesWrites(id, change),
    )
    return (await Promise.all(writes)).flat()
  },
}
