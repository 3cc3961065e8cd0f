import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { aliasExists, usernameExists, userNotFound } from './errors.ts'
import type { Pool } from './pool.ts'
import { makeVerifier, type Verifier } from './signIn/srp.ts'

const attributes = z.object({ email: z.string() }).catchall(z.string())

/** Attribute names and values, without `sub`. */
export type Attributes = z.infer<typeof attributes>

const userStatus = z.enum([
  'UNCONFIRMED',
  'CONFIRMED',
  'RESET_REQUIRED',
  'FORCE_CHANGE_PASSWORD',
  'EXTERNAL_PROVIDER',
])

export type UserStatus = z.infer<typeof userStatus>

export const userRow = z.object({
  sub: z.string(),
  alias: z.string(),
  attributes: z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(attributes),
  status: userStatus,
  enabled: z.number().transform(Boolean),
  salt: z.string(),
  verifier: z.string(),
  createdAt: z.number(),
  modifiedAt: z.number(),
})

export type User = z.infer<typeof userRow>

const toAlias = (email: string) => email.toLowerCase()

export const isExternal = ({ status }: User): boolean => status === 'EXTERNAL_PROVIDER'

/** An external user's name is made of the provider's and their own there; the others' is their sub. */
export const usernameOf = (user: User): string => (isExternal(user) ? user.alias : user.sub)

/** Finds by user name or, whatever its case, by e-mail address. */
export function findUser(pool: Pool, username: string): User | undefined {
  const row = pool.get(
    `SELECT * FROM users WHERE (sub = ? AND status != 'EXTERNAL_PROVIDER') OR alias = ?`,
    username,
    toAlias(username),
  )
  return userRow.optional().parse(row)
}

/** Throws UserNotFoundException. */
export function requireUser(pool: Pool, username: string): User {
  const user = findUser(pool, username)
  if (user === undefined) throw userNotFound()
  return user
}

/** The owner of tokens. Throws UserNotFoundException. */
export function requireOwner(pool: Pool, sub: string): User {
  const row = pool.get('SELECT * FROM users WHERE sub = ?', sub)
  if (!row) throw userNotFound()
  return userRow.parse(row)
}

/** Throws UsernameExistsException. */
export function insertUser(
  pool: Pool,
  given: Attributes,
  password: string,
  status: UserStatus,
): User {
  if (findUser(pool, given.email)) throw usernameExists()
  const sub = randomUUID()
  pool.insert('users', {
    sub,
    alias: toAlias(given.email),
    attributes: JSON.stringify(given),
    status,
    enabled: 1,
    ...makeVerifier(pool.name, sub, password),
    createdAt: pool.now(),
    modifiedAt: pool.now(),
  })
  return requireUser(pool, sub)
}

/**
 * Throws AliasExistsException. An empty value deletes its attribute (API_UpdateUserAttributes),
 * and an address is unverified once it has changed, unless the same call verifies it.
 */
export function changeAttributes(pool: Pool, user: User, changes: Record<string, string>) {
  const next = { ...user.attributes, ...changes }
  const alias = isExternal(user) ? user.alias : toAlias(next.email)
  const owner = findUser(pool, alias)
  if (owner && owner.sub !== user.sub) throw aliasExists()
  const moved = toAlias(next.email) !== toAlias(user.attributes.email)
  if (moved && changes.email_verified === undefined) next.email_verified = 'false'
  const kept = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
  pool.run(
    `UPDATE users SET alias = ?, attributes = ?, modifiedAt = ? WHERE sub = ?`,
    alias,
    JSON.stringify(kept),
    pool.now(),
    user.sub,
  )
}

export function storeVerifier(
  pool: Pool,
  user: User,
  { salt, verifier }: Verifier,
  status: UserStatus,
) {
  pool.run(
    `UPDATE users SET salt = ?, verifier = ?, status = ?, modifiedAt = ? WHERE sub = ?`,
    salt,
    verifier,
    status,
    pool.now(),
    user.sub,
  )
}

export function setStatus(pool: Pool, user: User, status: UserStatus) {
  pool.run(
    'UPDATE users SET status = ?, modifiedAt = ? WHERE sub = ?',
    status,
    pool.now(),
    user.sub,
  )
}

export function setEnabled(pool: Pool, user: User, enabled: boolean) {
  pool.run(
    'UPDATE users SET enabled = ?, modifiedAt = ? WHERE sub = ?',
    Number(enabled),
    pool.now(),
    user.sub,
  )
}

/** Its refresh tokens stay, so that they answer 'User does not exist.' */
export function deleteUser(pool: Pool, { sub }: User) {
  pool.atomically(() => {
    pool.run('DELETE FROM codes WHERE sub = ?', sub)
    pool.run('DELETE FROM attempts WHERE sub = ?', sub)
    pool.run('DELETE FROM lockouts WHERE sub = ?', sub)
    pool.run('DELETE FROM users WHERE sub = ?', sub)
  })
}

/** The attributes as triggers, tokens and answers show them. */
export const attributesOf = (user: User): Record<string, string> => ({
  sub: user.sub,
  ...user.attributes,
})
