import { ListUsersCommand, type UserType } from '@aws-sdk/client-cognito-identity-provider'
import { serverLimits } from '../../shared/serverLimits.ts'
import { stateOf } from '../platform/accountState.ts'
import { identity } from '../platform/identity.ts'
import { withLease } from '../platform/withLease.ts'
import { pool, UserPoolId } from '../runtime/pool.ts'
import { traced } from '../runtime/traced.ts'

const isLeft = ({ UserCreateDate }: UserType) =>
  Date.now() - (UserCreateDate?.getTime() ?? Date.now()) >
  serverLimits.registrationHours * 3_600_000

/** Looked at once more under the lease: its owner may have just confirmed it. */
const sweep = ({ Username: id = '', Attributes = [] }: UserType) =>
  withLease([Attributes.find(({ Name }) => Name === 'email')?.Value ?? id], async () => {
    const account = await identity.look(id)
    if (stateOf(account, undefined) === 'begun') await identity.remove({ id })
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
