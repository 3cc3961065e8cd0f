import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { table, TableName, unlessRefused } from '../client.ts'
import { keys } from '../table.ts'

/** Seconds after which a place is free again by itself: longer than any answer, so that only a crash leaves one behind. */
const leaseSeconds = 10 * 60

/** Seconds after which nothing of it matters any more. */
const keptSeconds = 60 * 60

/** How often others of the same person may be faster. */
const tries = 20

/** A place that an answer has while it is on its way. */
export type Place = { userid: string; place: number; holder: string }

/** What somebody may have: `atOnce` answers on their way, and `perMinute` that begin in a minute of the clock. */
type Allowed = { atOnce: number; perMinute: number }

/** The minute in which they asked last, and how often in it; until when each place is taken, in seconds. */
const stored = z.catchall(
  z.object({
    minute: z._default(z.number(), 0),
    asked: z._default(z.number(), 0),
  }),
  z.unknown(),
)

type Stored = z.infer<typeof stored>

const nothing: Stored = { minute: 0, asked: 0 }

/** What somebody has now, as just written. */
async function read(userid: string): Promise<Stored> {
  const { Item = {} } = await table.send(
    new GetCommand({ TableName, Key: keys.allowance(userid), ConsistentRead: true }),
  )
  return z.parse(stored, Item)
}

const minuteOf = (now: number) => Math.floor(now / 60)

const isFree = (has: Stored, place: number, now: number) => !(Number(has[`until${place}`]) > now)

/** One of the places that are free, or undefined: not always the first, so that several who ask at once seldom meet. */
function freePlace(has: Stored, atOnce: number, now: number): number | undefined {
  const free = Array.from({ length: atOnce }, (_, place) => place).filter((place) =>
    isFree(has, place, now),
  )
  return free[Math.floor(Math.random() * free.length)]
}

/** The place that a holder has already: the reply to its taking was lost. */
const placeOf = (has: Stored, holder: string, atOnce: number): number | undefined =>
  Array.from({ length: atOnce }, (_, place) => place).find(
    (place) => has[`holder${place}`] === holder,
  )

/** Takes a place and counts; false where the place has been taken since or another minute counts. */
function taken({ userid, place, holder }: Place, has: Stored, { perMinute }: Allowed, now: number) {
  const isSame = has.minute === minuteOf(now)
  const Update = new UpdateCommand({
    TableName,
    Key: keys.allowance(userid),
    UpdateExpression: `SET #until = :until, #holder = :holder, expires = :expires, #minute = :minute, asked = ${isSame ? 'asked + :one' : ':one'}`,
    ConditionExpression: `(attribute_not_exists(#until) OR #until <= :now) AND ${
      isSame
        ? '#minute = :minute AND asked < :most'
        : '(attribute_not_exists(#minute) OR #minute <> :minute)'
    }`,
    ExpressionAttributeNames: {
      '#until': `until${place}`,
      '#holder': `holder${place}`,
      '#minute': 'minute',
    },
    ExpressionAttributeValues: {
      ':until': now + leaseSeconds,
      ':holder': holder,
      ':expires': now + keptSeconds,
      ':minute': minuteOf(now),
      ':one': 1,
      ':now': now,
      ...(isSame && { ':most': perMinute }),
    },
  })
  return unlessRefused(table.send(Update))
}

/**
 * How many answers somebody may have: so many on their way, each of which holds a lease on one of their places, and so many in a
 * minute (docs/requirements.md, "Limits by person"). Providers take their time, and what waits for them are places of AWS Lambda
 * that everybody shares; what they cost is the organisation's.
 */
export const allowance = {
  /**
   * Takes a place for an answer and counts it, or says why there is none and changes nothing: `at_once` when all are taken,
   * `per_minute` when they have asked so often. One write unit; one more, and a read unit, when they have asked in the same minute
   * before, or have an answer on its way in the same place.
   */
  async take(
    userid: string,
    allowed: Allowed,
    now = Math.floor(Date.now() / 1000),
  ): Promise<Place | 'at_once' | 'per_minute'> {
    const holder = crypto.randomUUID()
    for (let tried = 0; tried < tries; tried++) {
      // Most have nothing on its way, and ask once in a minute: that is tried before anything is read.
      const has = tried === 0 ? nothing : await read(userid)
      const own = placeOf(has, holder, allowed.atOnce)
      if (own !== undefined) return { userid, place: own, holder }
      const place = freePlace(has, allowed.atOnce, now)
      if (place === undefined) return 'at_once'
      if (has.minute === minuteOf(now) && has.asked >= allowed.perMinute) return 'per_minute'
      const wanted = { userid, place, holder }
      if (await taken(wanted, has, allowed, now)) return wanted
    }
    return 'at_once'
  },

  /** Gives a place back; nothing when somebody else's answer has it by now. One write unit. */
  async release({ userid, place, holder }: Place): Promise<void> {
    const Update = new UpdateCommand({
      TableName,
      Key: keys.allowance(userid),
      UpdateExpression: 'REMOVE #until, #holder',
      ConditionExpression: '#holder = :holder',
      ExpressionAttributeNames: { '#until': `until${place}`, '#holder': `holder${place}` },
      ExpressionAttributeValues: { ':holder': holder },
    })
    await unlessRefused(table.send(Update))
  },

  /** Seconds until a new minute begins. */
  secondsLeft: (now = Date.now()): number => 60 - (Math.floor(now / 1000) % 60),
}
