import type { LogRow } from '../../shared/contract/users.ts'
import { auditLog } from '../stores/log/auditLog.ts'
import type { StoredUser } from '../stores/people/users.ts'

type LogPage = { rows: LogRow[]; page: number; hasMore: boolean }

/** A page of a person's log as the call answers it: each row with who the person is today. */
export async function logPage(person: StoredUser, page: number): Promise<LogPage> {
  const { Firstname, Lastname, BildUrl } = person
  const { rows, hasMore } = await auditLog.page(person, page)
  return { rows: rows.map((row) => ({ ...row, Firstname, Lastname, BildUrl })), page, hasMore }
}
