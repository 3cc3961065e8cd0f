import { describe, expect, test } from 'vitest'
import { tableKeys } from '../../functions/stores/table.ts'
import { background, type BackgroundLambda } from '../../shared/contract/background.ts'
import { failure } from '../../shared/contract/http/stream.ts'
import { limits } from '../../shared/limits.ts'
import { binaryTypes, compressedFromBytes, stageName } from '../delivery/apiSettings.ts'
import { streamFilter } from '../delivery/eventBus.ts'
import { disposalBatch, expiryFilter } from '../delivery/expiry.ts'
import { gatewayResponses } from '../delivery/gatewayResponses.ts'
import { synthesised } from '../testing/stack/synthesised.ts'

const dev = synthesised('dev')
const prod = synthesised('prod')

const triggers: Record<string, string> = {
  customMessage: 'CustomMessage',
  postAuthentication: 'PostAuthentication',
  postConfirmation: 'PostConfirmation',
  preSignUp: 'PreSignUp',
}
const started = Object.entries<BackgroundLambda>(background)

describe('the table', () => {
  test('has the keys and the time to live of stores/table.ts, and can be put back in time', () => {
    const [, { Properties }] = dev.one('AWS::DynamoDB::GlobalTable')
    expect(Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: tableKeys.partition, KeyType: 'HASH' },
        { AttributeName: tableKeys.sort, KeyType: 'RANGE' },
      ],
      TimeToLiveSpecification: { AttributeName: tableKeys.timeToLive, Enabled: true },
      Replicas: [{ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
    })
  })
})

describe('the stream of the table', () => {
  const pipes = () => dev.ofType('AWS::Pipes::Pipe').map(([, { Properties }]) => Properties)
  const filterOf = ({ SourceParameters }: ReturnType<typeof pipes>[number]) =>
    SourceParameters.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) =>
      JSON.parse(Pattern),
    )

  test('has two readers, for events and for what has gone, and no third', () => {
    expect(pipes().map(filterOf)).toEqual([[streamFilter], [expiryFilter]])
    const stream = { 'Fn::GetAtt': [dev.one('AWS::DynamoDB::GlobalTable')[0], 'StreamArn'] }
    expect(pipes().map(({ Source }) => Source)).toEqual([stream, stream])
  })

  test('hands what has gone to the Lambda that counts it, in batches that are not cut anew', () => {
    const [, expiry] = pipes()
    expect(JSON.stringify(expiry.Target)).toContain('UsersRecordDisposals')
    const { DynamoDBStreamParameters: given } = expiry.SourceParameters
    expect(given).toMatchObject({ BatchSize: disposalBatch, MaximumRetryAttempts: -1 })
    expect(given).not.toHaveProperty('OnPartialBatchItemFailure')
  })

  test('leaves a dead letter of what could not be counted, before it has lost it', () => {
    const [, expiry] = pipes()
    const { DynamoDBStreamParameters: given } = expiry.SourceParameters
    expect(given.DeadLetterConfig.Arn).toEqual({
      'Fn::GetAtt': [dev.one('AWS::SQS::Queue')[0], 'Arn'],
    })
    // A stream keeps what it tells for a day.
    expect(given.MaximumRecordAgeInSeconds).toBeGreaterThan(20 * 60 * 60)
    expect(given.MaximumRecordAgeInSeconds).toBeLessThan(24 * 60 * 60)
  })
})

describe('what people entered', () => {
  const kept = ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool'] as const
  // But not by a creation that failed: it would be in the way of the next try.
  const isKept = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' }

  test('outlives the stack of prod, which nobody can delete by mistake', () => {
    for (const type of kept) expect(prod.one(type)[1]).toMatchObject(isKept)
    expect(prod.one(kept[0])[1].Properties.Replicas[0].DeletionProtectionEnabled).toBe(true)
    expect(prod.one(kept[1])[1].Properties.DeletionProtection).toBe('ACTIVE')
    const avatars = prod.ofType('AWS::S3::Bucket').find(([id]) => id.startsWith('FilesAvatars'))
    expect(avatars?.[1]).toMatchObject({
      ...isKept,
      Properties: { VersioningConfiguration: { Status: 'Enabled' } },
    })
  })

  test('goes with the stack of dev, so that a try leaves nothing behind', () => {
    for (const type of kept) expect(dev.one(type)[1].DeletionPolicy).toBe('Delete')
    const buckets = dev.ofType('AWS::S3::Bucket').map(([, { DeletionPolicy }]) => DeletionPolicy)
    expect(new Set(buckets)).toEqual(new Set(['Delete']))
  })
})

describe('the API', () => {
  test('lies in its region, below /v1, and takes forms as bytes', () => {
    expect(dev.one('AWS::ApiGateway::RestApi')[1].Properties).toMatchObject({
      EndpointConfiguration: { Types: ['REGIONAL'] },
      BinaryMediaTypes: binaryTypes,
      MinimumCompressionSize: compressedFromBytes,
    })
    expect(dev.one('AWS::ApiGateway::Stage')[1].Properties).toMatchObject({
      StageName: stageName,
      TracingEnabled: true,
    })
  })

  test('refuses in our words and our wire format', () => {
    const responses = dev
      .ofType('AWS::ApiGateway::GatewayResponse')
      .map(([, { Properties }]) => Properties)
    const answered = Object.fromEntries(
      responses.map(({ ResponseType, ResponseTemplates, StatusCode }) => {
        const { error } = failure.parse(JSON.parse(ResponseTemplates['application/json']))
        const status = StatusCode === undefined ? {} : { status: Number(StatusCode) }
        return [ResponseType, { ...status, code: error.code, text: error.error }]
      }),
    )
    expect(answered).toEqual(gatewayResponses)
  })
})

describe('the pool', () => {
  test('asks of a password what the screens say, and is not open to everybody', () => {
    expect(prod.one('AWS::Cognito::UserPool')[1].Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      UsernameAttributes: ['email'],
      Policies: {
        PasswordPolicy: {
          MinimumLength: limits.passwordMin,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: false,
        },
      },
    })
  })

  test('lets the portal sign in by SRP and by auth/login, and by nothing else', () => {
    const client = dev.one('AWS::Cognito::UserPoolClient')[1].Properties
    expect(client.ExplicitAuthFlows.toSorted()).toEqual([
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_USER_SRP_AUTH',
    ])
    expect(client).toMatchObject({
      EnableTokenRevocation: true,
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 30 },
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      PreventUserExistenceErrors: 'ENABLED',
      AllowedOAuthFlowsUserPoolClient: false,
    })
    expect(client.GenerateSecret).toBeFalsy()
  })

  test('calls the Lambdas that the contract names for it, and may call them', () => {
    const called = Object.fromEntries(
      started.flatMap(([key, { startedBy }]) =>
        'pool' in startedBy && !startedBy.onlyWith
          ? [[triggers[startedBy.pool], { 'Fn::GetAtt': [dev.lambdaOf(key)[0], 'Arn'] }]]
          : [],
      ),
    )
    const [poolId, { Properties }] = dev.one('AWS::Cognito::UserPool')
    expect(Properties.LambdaConfig).toEqual(called)
    const permissions = dev
      .ofType('AWS::Lambda::Permission')
      .map(([, permission]) => permission.Properties)
      .filter(({ Principal }) => Principal === 'cognito-idp.amazonaws.com')
    expect(permissions.map(({ FunctionName }) => FunctionName)).toEqual(
      expect.arrayContaining(Object.values(called)),
    )
    for (const { SourceArn } of permissions) {
      expect(SourceArn).toEqual({ 'Fn::GetAtt': [poolId, 'Arn'] })
    }
  })
})

describe('what runs by the clock', () => {
  test('is what the contract schedules, at its pace, with a place for what failed', () => {
    const schedules = dev.ofType('AWS::Scheduler::Schedule').map(([, { Properties }]) => Properties)
    const declared = started.flatMap(([key, { startedBy }]) =>
      'everyMinutes' in startedBy ? [{ key, minutes: startedBy.everyMinutes }] : [],
    )
    expect(schedules).toHaveLength(declared.length)
    for (const { key, minutes } of declared) {
      const Arn = { 'Fn::GetAtt': [dev.lambdaOf(key)[0], 'Arn'] }
      const schedule = schedules.find(
        ({ Target }) => JSON.stringify(Target.Arn) === JSON.stringify(Arn),
      )
      expect(schedule).toMatchObject({
        ScheduleExpression: minutes === 1 ? 'rate(1 minute)' : `rate(${minutes} minutes)`,
        State: 'ENABLED',
        Target: { DeadLetterConfig: { Arn: expect.anything() } },
      })
      const invoker = dev.statementsOf(schedule.Target.RoleArn['Fn::GetAtt'][0])
      expect(invoker.map(({ Action, Resource }) => [Action, Resource])).toEqual([
        ['lambda:InvokeFunction', Arn],
        ['sqs:SendMessage', schedule.Target.DeadLetterConfig.Arn],
      ])
      // In the role itself, so that it is there before the schedule.
      const role = dev.resources[schedule.Target.RoleArn['Fn::GetAtt'][0]]
      expect(role?.Properties.Policies).toHaveLength(1)
    }
  })
})
