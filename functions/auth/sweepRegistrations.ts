import {
  AdminGetUserCommand,
  ListUsersCommand,
  type UserType,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { limits } from '../../shared/limits.ts'
import { identity } from '../platform/identity.ts'
import { withLease } from '../platform/withLease.ts'
import { pool, UserPoolId } from '../runtime/pool.ts'
import { traced } from '../runtime/traced.ts'

const isLeft = ({ UserCreateDate }: UserType) =>
  Date.now() - (UserCreateDate?.getTime() ?? Date.now()) > limits.registrationHours * 3_600_000

async function isStillUnconfirmed(id: string): Promise<boolean> {
  const find = new AdminGetUserCommand({ UserPoolId, Username: id })
  const account = await pool.send(find).catch((error: unknown) => {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  })
  return account?.UserStatus === 'UNCONFIRMED'
}

/** Looked at once more under the lease: its owner may have just confirmed it. */
const sweep = ({ Username: id = '', Attributes = [] }: UserType) =>
  withLease([Attributes.find(({ Name }) => Name === 'email')?.Value ?? id], async () => {
    if (await isStillUnconfirmed(id)) await identity.remove({ id })
  })

/** Takes registrations away that nobody confirmed in time (docs/requirements.md, "Registration"). */
export const handler = traced(async () => {
  let PaginationToken: string | undefined
  do {
    const page = await pool.send(
      new ListUsersCommand({
        UserPoolId,
        Filter: 'cognito:user_status = "UNCONFIRMED"',
        PaginationToken,
      }),
    )
    for (const account of page.Users?.filter(isLeft) ?? []) await sweep(account)
    PaginationToken = page.PaginationToken
  } while (PaginationToken !== undefined)
})
