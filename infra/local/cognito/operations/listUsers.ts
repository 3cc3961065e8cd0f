import { z } from 'zod'
import { invalidParameter } from '../errors.ts'
import { adminOperation } from './operation.ts'
import { cutPage, limit, token } from './paging.ts'
import { userRow } from '../users.ts'
import { toUserType } from './userType.ts'

// API_ListUsers, Filter: the searchable attributes, and which of them heed case.
const searchable = new Map([
  ['username', 'sub'],
  ['sub', 'sub'],
  ['status', `CASE enabled WHEN 1 THEN 'Enabled' ELSE 'Disabled' END`],
  ['cognito:user_status', 'status COLLATE NOCASE'],
  ...['email', 'phone_number', 'name', 'given_name', 'family_name', 'preferred_username'].map(
    (name): [string, string] => [name, `attributes ->> '${name}' COLLATE NOCASE`],
  ),
])

const clause = z.tuple([z.string(), z.string(), z.enum(['=', '^=']), z.string()])

/** Turns `email ^= "an"` into a condition with one parameter. */
function toCondition(filter: string) {
  if (filter.trim() === '') return { condition: '? IS NOT NULL', value: '' }
  const parsed = clause.safeParse(/^\s*([\w:]+)\s*(\^?=)\s*"(.*)"\s*$/s.exec(filter)?.slice(0, 4))
  if (!parsed.success) throw invalidParameter('Error while parsing filter.')
  const [, name, operator, quoted] = parsed.data
  const column = searchable.get(name)
  if (!column) throw invalidParameter(`Invalid search attribute: ${name}`)
  const value = quoted.replaceAll(/\\(.)/gs, '$1')
  return operator === '='
    ? { condition: `${column} = ?`, value }
    : { condition: `instr(lower(${column}), lower(?)) = 1`, value }
}

const ListUsers = adminOperation(
  z.object({ Limit: limit, PaginationToken: token, Filter: z.string().max(256).default('') }),
  (pool, { Limit, PaginationToken, Filter }) => {
    const { condition, value } = toCondition(Filter)
    const rows = pool.all(
      `SELECT * FROM users WHERE sub > ? AND ${condition} ORDER BY sub LIMIT ?`,
      PaginationToken,
      value,
      Limit + 1,
    )
    const { page, next } = cutPage(z.array(userRow).parse(rows), Limit, ({ sub }) => sub)
    return {
      Users: page.map(toUserType),
      PaginationToken: next,
    }
  },
)

export const listUsersOperations = { ListUsers }
