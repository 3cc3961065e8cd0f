import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { pastConflicts, setting, stillThere, table, TableName, unlessRefused } from '../client.ts'
import { keys } from '../table.ts'
import type { StoredUser } from '../people/users.ts'

const note = (
  id: string,
  noted: Partial<Pick<StoredUser, 'LogFrom' | 'LogFromBefore' | 'NewsDismissed' | 'Tour'>>,
) =>
  unlessRefused(
    pastConflicts(() =>
      table.send(
        new UpdateCommand({ TableName, Key: keys.user(id), ...setting(noted), ...stillThere }),
      ),
    ),
  )

/** What a person leaves in their own profile by using the portal: no log entry, no conflict with whoever edits it. */
export const personalMarks = {
  /** Shows the log of a person from here on only. Gives false for a person who is gone. */
  clearLog: ({ id, LogAntal, LogFrom }: StoredUser): Promise<boolean> =>
    note(id, { LogFrom: LogAntal, LogFromBefore: LogFrom }),

  /** Shows the log of a person as before it was cleared last. Gives false for a person who is gone. */
  showLogAgain: ({ id, LogFromBefore }: StoredUser): Promise<boolean> =>
    note(id, { LogFrom: LogFromBefore }),

  /** Takes a news item off a person's lobby. Gives false for a person who is gone. */
  dismissNews: ({ id }: StoredUser, article: string): Promise<boolean> =>
    note(id, { NewsDismissed: article }),

  /** Closes the product tour for a person. Gives false for a person who is gone. */
  closeTour: ({ id }: StoredUser): Promise<boolean> => note(id, { Tour: false }),
}
