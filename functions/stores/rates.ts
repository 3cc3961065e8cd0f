import { createHash } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { table, TableName, unlessRefused } from './client.ts'
import { keys } from './table.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How often something may be done in each stretch of time, and by whom or for whom. */
type Rate = { of: string; what: string; most: number; windowMs: number }

/**
 * Counts one more in this stretch of time. Gives false, and counts nothing, when there have been `most`. One write unit.
 */
function take({ of, what, most, windowMs }: Rate, now: number): Promise<boolean> {
  const stretch = Math.floor(now / windowMs)
  const Update = new UpdateCommand({
    TableName,
    Key: keys.rate(of, what, stretch),
    UpdateExpression: 'ADD #count :one SET expires = :expires',
    ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':most': most,
      ':expires': Math.ceil(((stretch + 2) * windowMs) / 1000),
    },
  })
  return unlessRefused(table.send(Update))
}

/** Takes one back of what was counted in this stretch of time. */
async function giveBack({ of, what, windowMs }: Omit<Rate, 'most'>, now: number): Promise<void> {
  const Update = new UpdateCommand({
    TableName,
    Key: keys.rate(of, what, Math.floor(now / windowMs)),
    UpdateExpression: 'ADD #count :less',
    ConditionExpression: '#count > :none',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':less': -1, ':none': 0 },
  })
  await unlessRefused(table.send(Update))
}

const secondsLeft = (windowMs: number, now: number): number =>
  Math.ceil((windowMs - (now % windowMs)) / 1000)

/** A rate within each stretch of `windowMs`: takes one, or tells how long it is until there are more. */
const rate = (what: string, windowMs: number) => ({
  /** Counts one for `of`; false when it has had `most` in this stretch of time. One write unit. */
  take: (of: string, most: number, now = Date.now()) => take({ of, what, most, windowMs }, now),
  /** Takes back what was counted for `of` a moment ago, and came to nothing. One write unit. */
  giveBack: (of: string, now = Date.now()) => giveBack({ of, what, windowMs }, now),
  /** Seconds until it may be asked again. */
  secondsLeft: (now = Date.now()) => secondsLeft(windowMs, now),
})

/** What is counted of somebody who is not signed in: neither an e-mail nor a network address stands in the table. */
export const unnamed = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 22)

/** How often people do what costs the organisation money, others their peace, or the table its places. */
export const rates = {
  /** Changes of anything that somebody makes in a minute. */
  writes: rate('WRITE', minuteMs),
  /** Mails about their bookings that somebody gets in an hour: all mails of the stage share what SES sends. */
  bookingMails: rate('BOOKINGMAIL', hourMs),
  /** Questions that somebody proposes in an hour: each is told to all administrators. */
  proposals: rate('PROPOSAL', hourMs),
  /** Reports about accessibility in an hour: each is told to all administrators. */
  reports: rate('REPORT', hourMs),
  /** Mails about a forgotten password in an hour, to an e-mail address and from a network address. */
  forgotten: rate('FORGOTTEN', hourMs),
  /** Mails with a code that confirms a registration, in an hour, to an e-mail address. */
  registered: rate('REGISTERED', hourMs),
  /** Mails with a code to an address that is to take the place of somebody's own, in an hour. */
  newAddresses: rate('NEWADDRESS', hourMs),
}
