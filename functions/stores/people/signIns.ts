import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { goneName } from '../../../shared/rules/people/names.ts'
import { table } from '../client.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import { changeIfThere } from './mentions.ts'
import { type Listed, userList } from './userList.ts'

/** What is noted of a sign-in that changes nothing else of the person. */
export type SignIn = { Lastlogin: string; SecondStep?: 'on' | 'off'; Tour?: true }

/**
 * Sign-ins, which are so many that they are written one by one instead of in one transaction: four units in place of ten.
 * The row comes last, and only where it still is: whoever is deleted meanwhile is not named by what was written before
 * (docs/requirements.md, "Request units").
 */
/** Notes a sign-in in somebody's row; false where there is none. */
function noteInRow(person: Listed, noted: SignIn): Promise<boolean> {
  const { key, fields } = userList.signedIn(person, noted)
  return changeIfThere(key, fields)
}

export const signIns = {
  /**
   * Notes a sign-in with its log entry. `latest` reads the person anew, whose row may have moved with their name. Gives
   * false for a person who is gone.
   */
  async note(
    person: Listed,
    noted: SignIn,
    entry: AuditEntry,
    latest: () => Promise<Listed | undefined>,
  ): Promise<boolean> {
    const entries = (await auditLog.writesNoting(entry, noted)).flatMap(({ Put }) => Put ?? [])
    if (entries.length === 0) return false
    await Promise.all(entries.map((Put) => table.send(new PutCommand(Put))))
    if (await noteInRow(person, noted)) return true
    const now = await latest()
    if (now && (await noteInRow(now, noted))) return true
    await Promise.all(
      entries.flatMap(({ Item: { pk, sk } = {} }) =>
        typeof pk === 'string' && typeof sk === 'string'
          ? changeIfThere({ pk, sk }, { userName: goneName })
          : [],
      ),
    )
    return false
  },
}
