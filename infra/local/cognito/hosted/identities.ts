import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Pool } from '../pool.ts'
import { makeVerifier } from '../signIn/srp.ts'
import { type Attributes, requireOwner, type User } from '../users.ts'

export type Identity = { provider: string; subject: string }

const identityRow = z.object({ sub: z.string() })

/** The name of an external user. The pool heeds no case, so it is lower here whatever the subject is. */
export const externalUsername = ({ provider, subject }: Identity): string =>
  `${provider}_${subject}`.toLowerCase()

/** The user whom an identity leads to, external or linked. */
export function findByIdentity(pool: Pool, { provider, subject }: Identity): User | undefined {
  const row = pool.get(
    'SELECT sub FROM identities WHERE provider = ? AND subject = ?',
    provider,
    subject,
  )
  const found = identityRow.optional().parse(row)
  return found && requireOwner(pool, found.sub)
}

export function linkIdentity(pool: Pool, { provider, subject }: Identity, { sub }: User) {
  pool.insert('identities', { provider, subject, sub })
}

/** Somebody who exists here only because the provider knows them, without a password. */
export function insertExternalUser(pool: Pool, identity: Identity, attributes: Attributes): User {
  const sub = randomUUID()
  return pool.atomically(() => {
    pool.insert('users', {
      sub,
      alias: externalUsername(identity),
      attributes: JSON.stringify(attributes),
      status: 'EXTERNAL_PROVIDER',
      enabled: 1,
      ...makeVerifier(pool.name, sub, randomBytes(32).toString('hex')),
      createdAt: pool.now(),
      modifiedAt: pool.now(),
    })
    const user = requireOwner(pool, sub)
    linkIdentity(pool, identity, user)
    return user
  })
}
