import { z } from 'zod'
import { resourceNotFound } from './errors.ts'
import type { Pool } from './pool.ts'
import { userRow, type User } from './users.ts'

const groupRow = z.object({
  name: z.string(),
  description: z.string().nullable(),
  precedence: z.number().nullable(),
  createdAt: z.number(),
  modifiedAt: z.number(),
})

export type Group = z.infer<typeof groupRow>

export function findGroup(pool: Pool, name: string): Group | undefined {
  const row = pool.get('SELECT * FROM groups WHERE name = ?', name)
  return groupRow.optional().parse(row)
}

/** Throws ResourceNotFoundException. */
export function requireGroup(pool: Pool, name: string): Group {
  const group = findGroup(pool, name)
  if (!group) throw resourceNotFound('Group not found.')
  return group
}

export function insertGroup(pool: Pool, group: Group) {
  pool.insert('groups', group)
}

export function deleteGroup(pool: Pool, { name }: Group) {
  pool.run('DELETE FROM groups WHERE name = ?', name)
}

export function addMember(pool: Pool, { name }: Group, { sub }: User) {
  pool.run('INSERT OR IGNORE INTO memberships (groupName, sub) VALUES (?, ?)', name, sub)
}

export function removeMember(pool: Pool, { name }: Group, { sub }: User) {
  pool.run('DELETE FROM memberships WHERE groupName = ? AND sub = ?', name, sub)
}

/** Groups by name, from after the given one. */
export function groupsAfter(pool: Pool, after: string, count: number): Group[] {
  const rows = pool.all('SELECT * FROM groups WHERE name > ? ORDER BY name LIMIT ?', after, count)
  return z.array(groupRow).parse(rows)
}

export function groupsOfUserAfter(pool: Pool, { sub }: User, after: string, count: number) {
  const rows = pool.all(
    `SELECT groups.* FROM groups JOIN memberships ON groupName = name
    WHERE sub = ? AND name > ? ORDER BY name LIMIT ?`,
    sub,
    after,
    count,
  )
  return z.array(groupRow).parse(rows)
}

export function membersAfter(pool: Pool, { name }: Group, after: string, count: number): User[] {
  const rows = pool.all(
    `SELECT users.* FROM users JOIN memberships USING (sub)
    WHERE groupName = ? AND sub > ? ORDER BY sub LIMIT ?`,
    name,
    after,
    count,
  )
  return z.array(userRow).parse(rows)
}

/** The names for `cognito:groups`, the most important first (API_CreateGroup, Precedence). */
export function groupNamesOf(pool: Pool, { sub }: User): string[] {
  const rows = pool.all(
    `SELECT groups.* FROM groups JOIN memberships ON groupName = name
    WHERE sub = ? ORDER BY precedence NULLS LAST, name`,
    sub,
  )
  return z
    .array(groupRow)
    .parse(rows)
    .map(({ name }) => name)
}
