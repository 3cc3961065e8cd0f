import * as z from 'zod/mini'
import type { User } from '../../../shared/contract/user.ts'
import type { UserSummary } from '../../../shared/contract/users.ts'
import { pictureUrl, pictureVersion } from '../../../shared/rules/pictures.ts'
import { isAdmin, STAFF } from '../../../shared/rules/permissions.ts'
import { keys } from '../table.ts'
import { nameKey, wordsOfPerson } from './words.ts'

/**
 * Somebody as the list shows them, as stored: by name, and once more, but for the last sign-in, for each word that a
 * search may begin. What most people share is left out, names of fields are short, and time is a number of seconds: a
 * page of fifty fits into two read units (docs/requirements.md, "Request units").
 */
const row = z.object({
  sk: z.string(),
  f: z.string(),
  l: z.string(),
  e: z.string(),
  r: z._default(z.int(), STAFF),
  s: z.optional(z.int()),
  p: z.optional(z.string()),
  x: z._default(z.boolean(), false),
})

/** The row of version 0.1.0, which lies at the person's id and in no order. */
const oldRow = z.object({
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
type Fields = Record<string, unknown>

const secondsOf = ({ Lastlogin }: Shown) =>
  Lastlogin ? Math.floor(Date.parse(Lastlogin) / 1000) : undefined
const pictureOf = ({ BildUrl = '' }: Shown) => pictureVersion(BildUrl)
const roleOf = ({ Role }: Shown) => (Role === STAFF ? undefined : Role)
const inactiveOf = ({ InAktiv }: Shown) => InAktiv || undefined

/** How a field of a person stands in a row: under which name, under which in an old one, and as what. */
const rowFields: Record<string, [name: string, old: string, write: (shown: Shown) => unknown]> = {
  Firstname: ['f', 'Firstname', ({ Firstname }) => Firstname],
  Lastname: ['l', 'Lastname', ({ Lastname }) => Lastname],
  Email: ['e', 'Email', ({ Email }) => Email],
  Role: ['r', 'Role', roleOf],
  Lastlogin: ['s', 'Lastlogin', secondsOf],
  BildUrl: ['p', 'picture', pictureOf],
  InAktiv: ['x', 'InAktiv', inactiveOf],
}

const written = (changed: Shown, isOld: boolean): Fields =>
  Object.fromEntries(
    Object.entries(rowFields).flatMap(([field, [name, old, write]]) =>
      field in changed ? [[isOld ? old : name, write(changed)]] : [],
    ),
  )

const lastloginOf = (seconds: number | undefined) =>
  seconds === undefined ? null : new Date(seconds * 1000).toISOString()

/** What of a person a row shows, by the names of its fields. */
export const rowFieldsOf = (changed: Shown): Fields => written(changed, false)

/** The same by the names of an old row. */
export const oldRowFieldsOf = (changed: Shown): Fields => written(changed, true)

/** The same without the last sign-in: what stands beside each word. */
export function wordFieldsOf(changed: Shown): Fields {
  const { s: _lastSignIn, ...fields } = written(changed, false)
  return fields
}

/** Who a row is about. */
export const idOf = ({ sk }: { sk: string }): string => sk.slice(sk.lastIndexOf('#') + 1)

/** A row of the new kind as it is shown; `knowsSignIn` is false for those beside words. */
export function shownRow(item: unknown, knowsSignIn: boolean): UserSummary {
  const read = z.parse(row, item)
  const id = idOf(read)
  const shown = {
    id,
    Firstname: read.f,
    Lastname: read.l,
    Email: read.e,
    Role: read.r,
    InAktiv: read.x,
    BildUrl: pictureUrl(id, read.p),
  }
  return knowsSignIn ? { ...shown, Lastlogin: lastloginOf(read.s) } : shown
}

/** An old row as it is shown; undefined for what is none. */
export function shownOldRow(item: unknown): UserSummary | undefined {
  const { data } = z.safeParse(oldRow, item)
  if (!data) return undefined
  const { sk: id, Lastlogin, picture, ...shown } = data
  return { id, ...shown, BildUrl: pictureUrl(id, picture), Lastlogin: lastloginOf(Lastlogin) }
}

type Listed = Pick<User, 'id' | 'Firstname' | 'Lastname' | 'Email' | 'Role' | 'InAktiv'>

/** What stands in the place of a word for those who are few: administrators, and accounts out of use. */
export const marks = { admin: '!admin', inactive: '!inactive' } as const

/** Where somebody's row lies in a shard, and where each of its copies beside a word. */
export function rowKeysOf(person: Listed, shard: number) {
  const name = nameKey(person)
  const words = [
    ...wordsOfPerson(person),
    ...(isAdmin(person.Role) ? [marks.admin] : []),
    ...(person.InAktiv ? [marks.inactive] : []),
  ]
  return {
    row: keys.personByName(name, person.id, shard),
    words: words.map((word) => keys.personByWord(word, name, person.id, shard)),
  }
}

/** All items of somebody in a shard of the list. */
export function rowsOf(person: User, shard: number): Fields[] {
  const { row: key, words } = rowKeysOf(person, shard)
  const [whole, beside] = [rowFieldsOf(person), wordFieldsOf(person)]
  return [{ ...key, ...whole }, ...words.map((word) => ({ ...word, ...beside }))]
}
