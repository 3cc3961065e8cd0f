import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { table, TableName } from './client.ts'
import { expiry } from './retention.ts'
import { keys } from './table.ts'

/** Whose doing an entry is about, and what it says in Swedish. */
export type Deed = {
  userid: string
  /** First and last name at that time. */
  userName: string
  message: string
  /** The address that the gateway saw. */
  address: string
  at: Date
}

/** The item of a log entry, for writes that belong to a transaction. `id` is a ULID. */
export const logEntry = ({ at, ...deed }: Deed, id: string = ulid(at.getTime())) => ({
  ...keys.logEntry(deed.userid, id),
  ...deed,
  id,
  sdate: at.toISOString(),
  expires: expiry(at),
})

export const userLog = {
  /** Adds an entry to the log of the person who did it. */
  async add(deed: Deed): Promise<void> {
    await table.send(new PutCommand({ TableName, Item: logEntry(deed) }))
  },
}
