import { Aws } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { IUserPool } from 'aws-cdk-lib/aws-cognito'
import type { CallingPoolNeed, Partition, Permission, Rights } from '../../shared/contract/route.ts'
import { partitions } from '../../functions/stores/table.ts'
import {
  type GroupValues,
  modelsEnvironment,
  stageEnvironment,
} from '../delivery/lambdaEnvironment.ts'
import { bedrockResources } from '../bedrockSettings.ts'
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

/** The key of a condition that names partitions ("Using IAM policy conditions for fine-grained access control"). */
export const leadingKeys = 'dynamodb:LeadingKeys'

type BedrockNeed = Extract<Permission, `bedrock:${string}`>
const isOfBedrock = (need: Permission): need is BedrockNeed => need.startsWith('bedrock:')

type TableNeed = Extract<Permission, `table:${string}`>
const isOfTable = (need: Permission): need is TableNeed => need.startsWith('table:')
const reading = /^table:(?:GetItem|Query|ConditionCheckItem)$/

/** What SES knows the portal's address by: itself, or its domain. */
const identityOf = ({ region, mailFrom, sesVerifiedDomain = mailFrom }: Stage): string =>
  `arn:${Aws.PARTITION}:ses:${region}:${Aws.ACCOUNT_ID}:identity/${sesVerifiedDomain}`

const triggersHaveNoPool = () => new Error('A trigger of the pool cannot have rights on a pool')

function given(
  need: Exclude<Permission, CallingPoolNeed | TableNeed | BedrockNeed>,
  { stage, providerKeys, web, avatars, pool }: Parts,
): Given {
  const action = actionOf(need)
  switch (need) {
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
    // As the CDK's own grant of an e-mail identity: a file may make a mail a raw one.
    case 'mails:SendEmail':
    case 'mails:SendRawEmail':
      return { actions: [`ses:${action}`], resource: identityOf(stage) }
    case 'config:GetObject':
      return {
        actions: ['s3:GetObject'],
        resource: web.arnForObjects('config.json'),
      }
  }
}

/**
 * What may be done with items of these partitions alone. Without `Null` a request that names no partition would be let
 * through ("Multivalued context keys").
 */
function onPartitions(
  sid: string,
  needs: Permission[],
  on: readonly Partition[],
  { table }: Parts,
) {
  if (needs.length === 0 && on.length === 0) return []
  if (needs.length === 0 || on.length === 0)
    throw new Error(`${sid}: ${needs.join()} on ${on.join()}`)
  return [
    new PolicyStatement({
      sid,
      actions: needs.map((need) => `dynamodb:${actionOf(need)}`),
      resources: [table.tableArn],
      conditions: {
        'ForAllValues:StringLike': { [leadingKeys]: on.map((one) => partitions[one]) },
        Null: { [leadingKeys]: 'false' },
      },
    }),
  ]
}

/** What may be done with the models that the stage asks of Amazon Bedrock; nothing where it has none. */
function onModels(needs: BedrockNeed[], { stage }: Parts): PolicyStatement[] {
  const resources = bedrockResources(stage, Aws.ACCOUNT_ID)
  if (needs.length === 0 || resources.length === 0) return []
  return [new PolicyStatement({ sid: 'Models', actions: needs, resources })]
}

/** The IAM statements that a Lambda with these needs gets, and nothing else. */
export function statementsFor(
  { permissions, reads = [], writes = [] }: Rights,
  parts: Parts,
): PolicyStatement[] {
  const ofTable = permissions.filter(isOfTable)
  const all = permissions.flatMap((need) =>
    isOfTable(need) || isOfCallingPool(need) || isOfBedrock(need) ? [] : given(need, parts),
  )
  const resources = [...new Set(all.map(({ resource }) => resource))]
  return [
    ...onPartitions(
      'Reads',
      ofTable.filter((need) => reading.test(need)),
      reads,
      parts,
    ),
    ...onPartitions(
      'Writes',
      ofTable.filter((need) => !reading.test(need)),
      writes,
      parts,
    ),
    ...onModels(permissions.filter(isOfBedrock), parts),
    ...resources.flatMap((resource) => {
      const actions = all.filter((one) => one.resource === resource).flatMap((one) => one.actions)
      return actions.length === 0 ? [] : [new PolicyStatement({ actions, resources: [resource] })]
    }),
  ]
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
  mails: () => ({ MAIL_FROM: stage.mailFrom ?? '' }),
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
