import * as z from 'zod/mini'
import type { User } from '../../../shared/contract/user.ts'
import type { UserSummary } from '../../../shared/contract/users.ts'
import { pictureUrl, pictureVersion } from '../../../shared/rules/pictures.ts'
import { STAFF } from '../../../shared/rules/permissions.ts'
import { setting, TableName, type Write } from '../client.ts'
import { listVersion, type Versioned } from '../listVersion.ts'
import { keys } from '../table.ts'
import { wholeList } from '../wholeList.ts'

/**
 * A row of the list as stored. What most people share is left out, and time is a number of seconds: a thousand people
 * cost 19 read units at 155 bytes each (docs/requirements.md, "Request units").
 */
const row = z.object({
  sk: z.string(),
  Firstname: z.string(),
  Lastname: z.string(),
  Email: z.string(),
  Role: z._default(z.int(), STAFF),
  Lastlogin: z.optional(z.int()),
  picture: z.optional(z.string()),
  InAktiv: z._default(z.boolean(), false),
})

type Shown = Partial<User>

/** How a field of a person stands in the row. */
const rowFields = {
  Firstname: ({ Firstname }: Shown) => ({ Firstname }),
  Lastname: ({ Lastname }: Shown) => ({ Lastname }),
  Email: ({ Email }: Shown) => ({ Email }),
  Role: ({ Role }: Shown) => ({ Role: Role === STAFF ? undefined : Role }),
  Lastlogin: ({ Lastlogin }: Shown) => ({
    Lastlogin: Lastlogin ? Math.floor(Date.parse(Lastlogin) / 1000) : undefined,
  }),
  BildUrl: ({ BildUrl = '' }: Shown) => ({ picture: pictureVersion(BildUrl) }),
  InAktiv: ({ InAktiv }: Shown) => ({ InAktiv: InAktiv || undefined }),
}

const rowOf = (changed: Shown): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(rowFields).map(([field, write]) => (field in changed ? write(changed) : {})),
  )

const listed = ({ sk: id, Lastlogin, picture, ...shown }: z.infer<typeof row>): UserSummary => ({
  id,
  ...shown,
  BildUrl: pictureUrl(id, picture),
  Lastlogin: Lastlogin === undefined ? null : new Date(Lastlogin * 1000).toISOString(),
})

/** The list of people. Its rows are written by `users`, in the same transactions as the profiles. */
export const userList = {
  /** Everybody, unordered, with the list's version: some 2 read units for a hundred. */
  async all(): Promise<Versioned<UserSummary[]>> {
    const { version, value } = await wholeList('PEOPLE')
    return { version, value: z.parse(z.array(row), value).map(listed) }
  },

  /** The list's version alone, for half a read unit. */
  version: () => listVersion.of('PEOPLE'),

  /** The write of a new person's row. */
  added: (person: User): Write => ({
    Put: { TableName, Item: { ...keys.person(person.id), ...rowOf(person) } },
  }),

  /** How what has changed of a person stands in their row. */
  fieldsOf: rowOf,

  /** The write of what has changed of a person; none when the list does not show it. */
  changed(id: string, changes: Shown): Write[] {
    const fields = rowOf(changes)
    if (Object.keys(fields).length === 0) return []
    return [{ Update: { TableName, Key: keys.person(id), ...setting(fields) } }]
  },

  /** The write that takes a person off the list. */
  removed: (id: string): Write => ({ Delete: { TableName, Key: keys.person(id) } }),
}
