import { type DomainEvent, outbox } from '../stores/outbox.ts'
import type { Write } from '../stores/client.ts'
import { administrators } from '../stores/people/administrators.ts'

/** Events of one transaction, which takes a hundred writes (Amazon DynamoDB, "Service quotas"). */
const most = 90

/**
 * The writes that tell administrators in use of what has happened, ninety of them at most, for the transaction in which it
 * happens. `told` makes the event of one of them from their id.
 */
export async function tellAdministrators(told: (userid: string) => DomainEvent): Promise<Write[]> {
  const readers = [...(await administrators.all())].slice(0, most)
  return readers.map((userid) => outbox.put(told(userid)))
}
