import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { IUserPool } from 'aws-cdk-lib/aws-cognito'
import type { CallingPoolNeed, Permission } from '../../shared/contract/route.ts'
import {
  type GroupValues,
  modelsEnvironment,
  stageEnvironment,
} from '../delivery/lambdaEnvironment.ts'
import type { Stage } from '../stageSettings.ts'
import type { PortalLogs } from './portalLog.ts'
import type { PortalTracer } from './portalTracer.ts'

/** What Lambdas are given, and may be given rights on. The pool comes last: its own triggers cannot have any. */
export type Parts = {
  stage: Stage
  tracer: PortalTracer
  logs: PortalLogs
  table: ITable
  providerKeys: ISecret
  web: IBucket
  avatars: IBucket
  pool?: { userPool: IUserPool; clientId: string }
}

const isOfCallingPool = (need: Permission): need is CallingPoolNeed =>
  need.startsWith('callingPool:')

const actionOf = (need: Permission): string => need.slice(need.indexOf(':') + 1)

type Given = { actions: string[]; resource: string }

const triggersHaveNoPool = () => new Error('A trigger of the pool cannot have rights on a pool')

function given(
  need: Exclude<Permission, CallingPoolNeed>,
  { table, providerKeys, web, avatars, pool }: Parts,
): Given {
  const action = actionOf(need)
  switch (need) {
    case 'table:GetItem':
    case 'table:Query':
    case 'table:PutItem':
    case 'table:UpdateItem':
    case 'table:DeleteItem':
    case 'table:ConditionCheckItem':
    case 'table:BatchWriteItem':
      return {
        actions: [`dynamodb:${action}`],
        resource: table.tableArn,
      }
    case 'pool:AdminInitiateAuth':
    case 'pool:AdminGetUser':
    case 'pool:AdminCreateUser':
    case 'pool:AdminSetUserPassword':
    case 'pool:AdminUpdateUserAttributes':
    case 'pool:AdminEnableUser':
    case 'pool:AdminDisableUser':
    case 'pool:AdminDeleteUser':
    case 'pool:AdminUserGlobalSignOut':
    case 'pool:AdminSetUserMFAPreference':
    case 'pool:DescribeUserPool':
    case 'pool:ListUsers':
    case 'pool:public operations': {
      if (!pool) throw triggersHaveNoPool()
      return {
        // SignUp, ForgotPassword and the like need no right, only the client's name.
        actions: action === 'public operations' ? [] : [`cognito-idp:${action}`],
        resource: pool.userPool.userPoolArn,
      }
    }
    case 'providerKeys:GetSecretValue':
      return {
        actions: ['secretsmanager:GetSecretValue'],
        resource: providerKeys.secretArn,
      }
    case 'avatars:PutObject':
    case 'avatars:DeleteObject':
      return {
        actions: [`s3:${action}`],
        resource: avatars.arnForObjects('avatars/*'),
      }
    case 'avatars:ListBucket':
      return { actions: [`s3:${action}`], resource: avatars.bucketArn }
    case 'config:GetObject':
      return {
        actions: ['s3:GetObject'],
        resource: web.arnForObjects('config.json'),
      }
  }
}

/** The IAM statements that a Lambda with these needs gets, and nothing else. */
export function statementsFor(permissions: readonly Permission[], parts: Parts): PolicyStatement[] {
  const all = permissions.flatMap((need) => (isOfCallingPool(need) ? [] : given(need, parts)))
  const resources = [...new Set(all.map(({ resource }) => resource))]
  return resources.flatMap((resource) => {
    const actions = all.filter((one) => one.resource === resource).flatMap((one) => one.actions)
    return actions.length === 0 ? [] : [new PolicyStatement({ actions, resources: [resource] })]
  })
}

/** The values of the Lambdas' variables in a stack. */
export const valuesOf = (
  { stage, tracer, table, providerKeys, web, avatars, pool }: Parts,
  stackName: string,
): GroupValues => ({
  stage: () => stageEnvironment(stage, stackName),
  tracing: () => ({ TRACER: tracer.file }),
  table: () => ({ TABLE_NAME: table.tableName }),
  pool: () => {
    if (!pool) throw triggersHaveNoPool()
    return { USER_POOL_ID: pool.userPool.userPoolId, USER_POOL_CLIENT_ID: pool.clientId }
  },
  providerKeys: () => ({
    PROVIDER_KEYS_SECRET: providerKeys.secretArn,
    ...modelsEnvironment(stage),
  }),
  avatars: () => ({ AVATARS_BUCKET: avatars.bucketName }),
  config: () => ({ WEB_BUCKET: web.bucketName }),
})

/**
 * What a trigger with these needs may do with the pool that calls it. Not in its role itself: the pool names its
 * triggers, which are created with their roles, so no role can name the pool.
 */
export function permissionsOnCallingPool(permissions: readonly Permission[], userPool: IUserPool) {
  const actions = permissions.filter(isOfCallingPool).map((need) => `cognito-idp:${actionOf(need)}`)
  const resources = [userPool.userPoolArn]
  return actions.length === 0 ? [] : [new PolicyStatement({ actions, resources })]
}
