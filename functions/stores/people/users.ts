import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { user, userWithSalary } from '../../../shared/contract/user.ts'
import { administrators, counts } from './administrators.ts'
import {
  table,
  TableName,
  transact,
  unlessRefused,
  type Write,
  type Condition,
  stillThere,
  unchangedSince,
} from '../client.ts'
import { outbox, type DomainEvent } from '../outbox.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import { filledWith, versioned } from '../schemaVersion.ts'
import { listVersion } from '../listVersion.ts'
import { blankUser, logFields, noticeFields } from './blankUser.ts'
import { storedFavourites } from './favourites.ts'
import { asKept, onlyKept } from './profileFields.ts'
import { listedAs, writeProfile } from './profileWrites.ts'
import { listedIn, userList } from './userList.ts'
import { type SignIn, signIns } from './signIns.ts'
import { noSessionEnded, type Session, sessionFields, sessions } from './sessions.ts'
import { keys } from '../table.ts'
import { goneFromUsage, renamedInUsage } from '../answers/nameRecords.ts'

/** A person as stored: the wire's fields and those that only the server reads. */
const stored = z.extend(userWithSalary, {
  /** The account's name in the pool where it is not the id: for those who sign in with Outlook only. */
  PoolName: z.optional(z.string()),
  /** The number of the last log entry, and of the last one that is not shown any more. */
  LogAntal: z.int(),
  LogFrom: z.int(),
  /** The same before the view was cleared last, for whoever takes that back. */
  LogFromBefore: z._default(z.int(), 0),
  /** The stamp of the last notification to this person alone, and how far they have seen and cleared them. */
  NotisLast: z.string(),
  NotisSeen: z.string(),
  NotisFrom: z.string(),
  /** The same of the notifications to everybody. */
  NotisAllSeen: z.string(),
  NotisAllFrom: z.string(),
  /** The news item that they have taken off the lobby, and when it was published: none from before comes back. */
  NewsDismissed: z.string(),
  NewsDismissedTo: z._default(z.string(), ''),
  Favourites: storedFavourites,
  /** By which version of the list of people they are listed, and in which of its shards. */
  Listed: z._default(z.int(), 0),
  ListedIn: z._default(z.int(), 0),
  ...sessionFields,
})

const profileVersions = versioned(stored, [
  filledWith({ InAktiv: false, DaytoUpdate: '', ...logFields }),
  filledWith({ Tour: false, ...noticeFields }),
  (person) => ({ SecondStep: 'PoolName' in person ? 'outlook' : 'off', ...person }),
  filledWith(noSessionEnded),
])

export type StoredUser = z.infer<typeof stored>

/** What has a way of its own to be changed. */
type Counted =
  | 'LogAntal'
  | `LogFrom${'' | 'Before'}`
  | (`Notis${string}` & keyof StoredUser)
  | `NewsDismissed${'' | 'To'}`
  | 'Favourites'
  | `Listed${'' | 'In'}`

/** What can be changed of a person with a log entry. */
export type UserChanges = Partial<Omit<StoredUser, 'id' | Counted>>

const read = async (id: string, ConsistentRead: boolean): Promise<StoredUser | undefined> => {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: keys.user(id), ConsistentRead }),
  )
  return Item && profileVersions.read(asKept(Item))
}

/** Joining or leaving the administrators, when a change makes somebody count, or count no more. */
function standing(before: StoredUser, after: StoredUser): Write[] {
  if (counts(before) === counts(after)) return []
  return [counts(after) ? administrators.joins(before.id) : administrators.leaves(before.id)]
}

/** Writes fields of a person who is as in `before`, their rows in the list and whatever belongs to it. */
async function write(
  before: StoredUser,
  changes: UserChanges,
  condition: Condition,
  more: Write[] = [],
): Promise<boolean> {
  const rows = userList.changed(before, changes)
  if (rows.length === 0) return writeProfile(before.id, changes, [condition], more)
  await listVersion.announce('PEOPLE')
  const ListedIn = before.Listed === 0 ? before.ListedIn : listedIn(before.id)
  const moved = ListedIn === before.ListedIn ? changes : { ...changes, ListedIn }
  return writeProfile(before.id, moved, [condition, listedAs(before)], [...rows, ...more])
}

/** The same for somebody who may have changed meanwhile, whose rows are elsewhere then; false for a person who is gone. */
async function writeWhereverListed(
  before: StoredUser,
  changes: UserChanges,
  more: Write[],
): Promise<boolean> {
  if (await write(before, changes, stillThere, more)) return true
  const now = await read(before.id, true)
  return now !== undefined && write(now, changes, stillThere, more)
}

/** What a change writes besides: its entry of the log, and what has happened. */
type Noted = [entry: AuditEntry, ...events: (DomainEvent | undefined)[]]

const writesOf = async (...[entry, ...events]: Noted) => [
  ...(await auditLog.writes(entry)),
  ...events.flatMap((event) => (event ? [outbox.put(event)] : [])),
]

export const users = {
  blank: blankUser,

  /** The person with this id (the pool's `sub`), or undefined. Half a read unit: a profile stays below 4 KB. */
  get: (id: string): Promise<StoredUser | undefined> => read(id, false),

  /** The same as just written, for who is about to change it. */
  latest: (id: string): Promise<StoredUser | undefined> => read(id, true),

  /**
   * Stores a new person, with the log entry of whoever added them. Gives false, and changes nothing, when the id is
   * taken: so a second try is harmless. What everybody was told before is not told to them.
   */
  async add(person: StoredUser, entry?: AuditEntry): Promise<boolean> {
    const begins = { NotisAllFrom: new Date().toISOString(), ListedIn: listedIn(person.id) }
    const Item = {
      ...keys.user(person.id),
      ...profileVersions.written({ ...asKept(person), ...begins }),
    }
    const [log] = await Promise.all([
      entry ? auditLog.writes(entry) : [],
      listVersion.announce('PEOPLE'),
    ])
    return unlessRefused(
      transact([
        { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
        ...userList.added(z.parse(user, person)),
        ...(counts(person) ? [administrators.joins(person.id)] : []),
        ...log,
      ]),
    )
  },

  /**
   * Changes a person who is as in `before`, with the log entry of whoever did it, and tells others of it. Gives false,
   * and changes nothing, when they have been changed or deleted since, or are the last administrator and would be none.
   */
  change: async (before: StoredUser, changes: UserChanges, ...noted: Noted): Promise<boolean> =>
    write(before, onlyKept(changes), unchangedSince(before.DaytoUpdate), [
      ...standing(before, { ...before, ...changes }),
      ...renamedInUsage(before, { ...before, ...changes }, noted[0].at),
      ...(await writesOf(...noted)),
    ]),

  /** Moves somebody's rows to where they belong now. Gives whether they lay elsewhere. */
  async relist(id: string): Promise<boolean> {
    const now = await read(id, true)
    if (!now || now.Listed === 0 || now.ListedIn === listedIn(id)) return false
    return write(now, {}, stillThere)
  },

  /** Notes where a person's picture is, with the log entry. Gives false for a person who is gone. */
  setPicture: async (before: StoredUser, BildUrl: string, ...noted: Noted): Promise<boolean> =>
    writeWhereverListed(before, { BildUrl }, await writesOf(...noted)),

  /** Notes that a person's sign-in asks for a code from now on. Gives false for a person who is gone. */
  setSecondStep: async (id: string, SecondStep: 'on', entry: AuditEntry): Promise<boolean> =>
    writeProfile(id, { SecondStep }, [stillThere], await auditLog.writes(entry)),

  /** Ends all sessions that began until now, with what else is noted of the person; answer after `sessions.begun`. */
  async endSessions(
    id: string,
    noted: { SecondStep?: 'on' | 'off' },
    entry: AuditEntry,
    event?: DomainEvent,
  ): Promise<{ SessionsFrom: number } | undefined> {
    const ended = sessions.allEnded()
    const writes = await writesOf(entry, event)
    const done = await writeProfile(id, { ...noted, ...ended }, [stillThere], writes)
    return done ? ended : undefined
  },

  /**
   * Ends one session of a person, with the log entry. Gives false, and changes nothing, for a person who is gone, or
   * of whom another session was ended since `before` was read.
   */
  endSession: async (before: StoredUser, session: Session, entry: AuditEntry): Promise<boolean> =>
    writeProfile(
      before.id,
      sessions.oneEnded(before, session),
      [
        {
          ConditionExpression:
            'attribute_exists(pk) AND (attribute_not_exists(SessionsEnded) OR SessionsEnded = :ended)',
          ExpressionAttributeValues: { ':ended': before.SessionsEnded },
        },
      ],
      await auditLog.writes(entry),
    ),

  /**
   * Notes when somebody signed in (`Lastlogin`, ISO 8601), whether the pool asked for a code, whether the tour is to be
   * shown, and the address that the pool knows them by if it is another one, with the log entry. Gives false for a person who is
   * gone.
   */
  signedIn: async (
    person: StoredUser,
    noted: SignIn,
    moved: Pick<StoredUser, 'Email' | 'NewEmail' | 'DaytoUpdate'> | undefined,
    entry: AuditEntry,
  ): Promise<boolean> =>
    moved
      ? writeWhereverListed(person, { ...noted, ...moved }, await auditLog.writes(entry))
      : signIns.note(person, noted, entry, () => read(person.id, true)),

  /**
   * Removes a person with the log entry of whoever did it. Gives false, and changes nothing, when they are gone already
   * or are the last administrator. What they did stays in the log until it expires, what they used stays counted.
   */
  async remove(person: StoredUser, entry: AuditEntry): Promise<boolean> {
    const [log] = await Promise.all([auditLog.writes(entry), listVersion.announce('PEOPLE')])
    const removed = (now: StoredUser) =>
      unlessRefused(
        transact([
          { Delete: { TableName, Key: keys.user(now.id), ...listedAs(now) } },
          ...userList.removed(now),
          ...goneFromUsage(now.id, entry.at),
          ...(counts(now) ? [administrators.leaves(now.id)] : []),
          ...log,
        ]),
      )
    if (await removed(person)) return true
    // Whose rows have moved meanwhile is deleted all the same.
    const now = await read(person.id, true)
    return now !== undefined && removed(now)
  },
}
