import { createHmac } from 'node:crypto'
import type { Pool } from '../pool.ts'
import { makeVerifier } from './srp.ts'
import { findUser, type User } from '../users.ts'

/** Whom a user name leads to: a user, or one who is only simulated so that strangers cannot tell. */
export type Account = { sub: string; salt: string; verifier: string; user: User | undefined }

export function findAccount(pool: Pool, username: string): Account {
  const user = findUser(pool, username)
  if (user) return { sub: user.sub, salt: user.salt, verifier: user.verifier, user }
  return { ...simulateAccount(pool, username), user: undefined }
}

// "Managing user existence error responses": the same salt and UUID for the same user name.
function simulateAccount(pool: Pool, username: string) {
  const derive = (purpose: string) =>
    createHmac('sha256', pool.simulationSecret)
      .update(`${purpose}:${username.toLowerCase()}`)
      .digest('hex')
  const sub = derive('sub').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5')
  return { sub, ...makeVerifier(pool.name, sub, derive('password'), derive('salt').slice(0, 32)) }
}
