import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import {
  pastConflicts,
  setting,
  stillThere,
  table,
  TableName,
  transact,
  unlessRefused,
} from '../client.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import { keys } from '../table.ts'
import type { StoredUser } from '../people/users.ts'

type Noted = Partial<
  Pick<StoredUser, `LogFrom${'' | 'Before'}` | `NewsDismissed${'' | 'To'}` | 'Tour'>
>

const updateOf = (id: string, noted: Noted) => ({
  TableName,
  Key: keys.user(id),
  ...setting(noted),
  ...stillThere,
})

const note = (id: string, noted: Noted) =>
  unlessRefused(pastConflicts(() => table.send(new UpdateCommand(updateOf(id, noted)))))

/** The same together with the log entry of whoever did it. */
async function noteWith(entry: AuditEntry, id: string, noted: Noted): Promise<boolean> {
  const Update = updateOf(id, noted)
  return unlessRefused(transact([{ Update }, ...(await auditLog.writes(entry))]))
}

/** What a person leaves in their own profile by using the portal, without a conflict with whoever edits it. */
export const personalMarks = {
  /** Shows the log of a person from here on only, with the entry of that. Gives false for a person who is gone. */
  clearLog: ({ id, LogAntal, LogFrom }: StoredUser, entry: AuditEntry): Promise<boolean> =>
    noteWith(entry, id, { LogFrom: LogAntal, LogFromBefore: LogFrom }),

  /** Shows the log of a person as before it was cleared last, likewise. */
  showLogAgain: ({ id, LogFromBefore }: StoredUser, entry: AuditEntry): Promise<boolean> =>
    noteWith(entry, id, { LogFrom: LogFromBefore }),

  /** Takes a news item, and all from before it, off a person's lobby. Gives false for a person who is gone. */
  dismissNews: ({ id }: StoredUser, news: { id: string; sdate: string }): Promise<boolean> =>
    note(id, { NewsDismissed: news.id, NewsDismissedTo: news.sdate }),

  /** Closes the product tour for a person. Gives false for a person who is gone. */
  closeTour: ({ id }: StoredUser): Promise<boolean> => note(id, { Tour: false }),
}
