import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type VariableGroup, variables } from '../../functions/runtime/env.ts'
import { partitions } from '../../functions/stores/table.ts'
import { background, type BackgroundLambda } from '../../shared/contract/background.ts'
import { contract, routeKeys } from '../../shared/contract/index.ts'
import type { Partition, Permission, Rights, Route } from '../../shared/contract/route.ts'
import { root } from '../testing/architecture/sources.ts'
import { buildWhatIsMissing } from '../build/synthesise.ts'
import { type Synthesised, synthesised } from '../testing/stack/synthesised.ts'
import { withEverything } from '../testing/stack/variants.ts'

let stack: Synthesised
beforeAll(async () => {
  await buildWhatIsMissing()
  // With everything that a stage can have.
  stack = synthesised('dev', withEverything)
})

const routes = Object.entries<Route>(contract)
const declaredRights = new Map<string, Rights>([
  ...routes,
  ...Object.entries<BackgroundLambda>(background),
])
const rightsOf = (key: string): Rights => declaredRights.get(key) ?? { permissions: [] }
const lambdas = [...declaredRights].map(
  ([key, { permissions }]): [string, readonly Permission[]] => [key, permissions],
)
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] })

const queue = () => arnOf(stack.one('AWS::SQS::Queue')[0])
/** What EventBridge and the scheduler start: nobody hears what it throws. */
const waitsForNobody = (key: string) =>
  Object.entries<BackgroundLambda>(background).some(
    ([name, { startedBy }]) => name === key && !('pool' in startedBy),
  )

test('what nobody waits for leaves the event that it threw over where an alarm rings', () => {
  const wanted = lambdas.filter(([key]) => waitsForNobody(key))
  expect(wanted.length).toBeGreaterThan(1)
  const places = stack.ofType('AWS::Lambda::EventInvokeConfig').map(([, one]) => one.Properties)
  expect(places).toHaveLength(wanted.length)
  for (const [key] of wanted) {
    const FunctionName = { Ref: stack.lambdaOf(key)[0] }
    const DestinationConfig = { OnFailure: { Destination: queue() } }
    expect(places).toContainEqual(expect.objectContaining({ FunctionName, DestinationConfig }))
  }
})

test('what waits for providers has places of its own, where the stage sets them aside', () => {
  const prod = synthesised('prod', withEverything)
  const reserved = (of: Synthesised) =>
    lambdas.flatMap(([key]) => {
      const { ReservedConcurrentExecutions } = of.lambdaOf(key)[1]
      return ReservedConcurrentExecutions === undefined ? [] : [[key, ReservedConcurrentExecutions]]
    })
  expect(reserved(prod)).toEqual([
    ['assistant.send', 500],
    ['chatbot.send', 50],
  ])
  // A new account has ten in all.
  expect(reserved(stack)).toEqual([])
})

describe.each(lambdas)('the Lambda of %s', (key, permissions) => {
  test('is made of that key’s bundle', () => {
    const [, { Code, Handler, Runtime, Architectures }] = stack.lambdaOf(key)
    expect({ Handler, Runtime, Architectures }).toEqual({
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
    })
    const manifest = JSON.parse(readFileSync(join(stack.outdir, 'Portal-dev.assets.json'), 'utf8'))
    const { source } = manifest.files[Code.S3Key.replace('.zip', '')]
    const bundle = (folder: string) => readFileSync(join(folder, 'index.js'), 'utf8')
    const built = bundle(join(root, 'dist/functions', key))
    const deployed = bundle(join(stack.outdir, source.path))
    expect(deployed === built, `the bundle of ${key}`).toBe(true)
    expect(deployed.trimEnd().endsWith('//# sourceMappingURL=index.js.map')).toBe(true)
    const map = JSON.parse(readFileSync(join(stack.outdir, source.path, 'index.js.map'), 'utf8'))
    expect(map.sources).toContain(`../../../functions/${key.replace('.', '/')}.ts`)
    expect(map.sourcesContent).toBeUndefined()
    const mayAsk = permissions.includes('bedrock:InvokeModelWithResponseStream')
    expect(map.sources.includes('../../../functions/platform/models/bedrock.ts')).toBe(mayAsk)
    expect(existsSync(join(stack.outdir, source.path, 'bedrock.js'))).toBe(mayAsk)
  })

  test('has more of a processor unless it only waits for a provider', () => {
    const asking = ['assistant.send', 'assistant.runTrials', 'assistant.try', 'chatbot.send']
    const waits = asking.includes(key)
    expect(stack.lambdaOf(key)[1].MemorySize).toBe(waits ? 512 : 1_024)
  })

  test('is followed by X-Ray, and has the tracer’s layer', () => {
    const [, { TracingConfig, Layers, Environment }] = stack.lambdaOf(key)
    expect(TracingConfig).toEqual({ Mode: 'Active' })
    expect(Layers).toEqual([{ Ref: expect.stringMatching(/^TracerLayer/) }])
    expect(Environment.Variables.TRACER).toBe('/opt/tracer.cjs')
  })

  test('has a role of its own that nobody else takes', () => {
    const roleOf = (one: string) => stack.lambdaOf(one)[1].Role['Fn::GetAtt'][0]
    const others = lambdas.map(([one]) => one).filter((one) => one !== key)
    expect(others.map(roleOf)).not.toContain(roleOf(key))
    const { AssumeRolePolicyDocument, ManagedPolicyArns } =
      stack.resources[roleOf(key)]?.Properties ?? {}
    expect(ManagedPolicyArns).toBeUndefined()
    expect(AssumeRolePolicyDocument.Statement).toMatchObject([
      { Principal: { Service: 'lambda.amazonaws.com' } },
    ])
  })

  test('may do what its contract declares, on that resource alone, and nothing else', () => {
    const [, { Role, LoggingConfig }] = stack.lambdaOf(key)
    const held = stack.statementsOf(Role['Fn::GetAtt'][0]).flatMap((statement) => {
      expect(statement.Effect).toBe('Allow')
      return [statement.Action].flat().map((action) => right(action, statement.Resource))
    })
    const log = arnOf(LoggingConfig.LogGroup.Ref)
    const always = [
      right('logs:CreateLogStream', log),
      right('logs:PutLogEvents', log),
      right('xray:PutTraceSegments', '*'),
      right('xray:PutTelemetryRecords', '*'),
    ]
    const failed = waitsForNobody(key) ? [right('sqs:SendMessage', queue())] : []
    const all = [...always, ...failed, ...permissions.flatMap(declared)]
    expect(held.toSorted()).toEqual(all.toSorted())
  })

  test('reaches the partitions that its contract names, and no others', () => {
    const { reads = [], writes = [] } = rightsOf(key)
    const held = stack
      .statementsOf(stack.lambdaOf(key)[1].Role['Fn::GetAtt'][0])
      .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('dynamodb:')))
    const on = (Sid: string, those: readonly Partition[]) => ({
      Sid,
      Condition: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': those.map((one) => partitions[one]) },
        // Without it a request that names none would be let through.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    })
    expect(held).toMatchObject([
      ...(reads.length > 0 ? [on('Reads', reads)] : []),
      ...(writes.length > 0 ? [on('Writes', writes)] : []),
    ])
    // "IAM and AWS STS quotas": of all policies in a role, without spaces.
    const { Policies = [] } =
      stack.resources[stack.lambdaOf(key)[1].Role['Fn::GetAtt'][0]]?.Properties ?? {}
    expect(JSON.stringify(Policies).length).toBeLessThan(10_240 / 2)
  })

  test('gets the environment variables of what it needs, and no others', () => {
    const [, { Environment }] = stack.lambdaOf(key)
    const { NODE_OPTIONS, ...given } = Environment.Variables
    expect(NODE_OPTIONS).toBe('--enable-source-maps')
    const groups: VariableGroup[] = ['stage', 'tracing', ...new Set(permissions.flatMap(partOf))]
    const values = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : 'known-when-deployed',
      ]),
    )
    for (const group of groups) {
      const { error } = z.safeParse(variables[group](), values)
      expect(error?.issues, `${group} variables of ${key}`).toBeUndefined()
    }
    const names = groups.flatMap((group) => Object.keys(variables[group]().shape))
    expect(Object.keys(given).toSorted()).toEqual(names.toSorted())
  })
})

test('in a stage without Amazon Bedrock nobody may ask it', () => {
  const prod = synthesised('prod')
  for (const key of ['assistant.send', 'chatbot.send']) {
    const [, { Role }] = prod.lambdaOf(key)
    const actions = prod.statementsOf(Role['Fn::GetAtt'][0]).flatMap(({ Action }) => Action)
    expect(actions.filter((action) => action.startsWith('bedrock:'))).toEqual([])
  }
})

test('each Lambda belongs to a key, besides CDK’s own for deploying', () => {
  const ours = new Set(lambdas.map(([key]) => stack.lambdaOf(key)[0]))
  const others = stack.ofType('AWS::Lambda::Function').filter(([id]) => !ours.has(id))
  expect(others.every(([id]) => id.startsWith('Custom'))).toBe(true)
  expect(ours.size).toBe(routeKeys.length + Object.keys(background).length)
})

const right = (action: string, resource: unknown) => `${action} on ${JSON.stringify(resource)}`

function partOf(need: Permission): VariableGroup | [] {
  const [part = ''] = need.split(':')
  // Every event of a trigger names the pool.
  // The role alone says which models of Bedrock may be asked.
  if (part === 'callingPool' || part === 'bedrock') return []
  if (part in variables) return part as VariableGroup
  throw new Error(`${part} has no group in functions/runtime/env.ts`)
}

const profile = {
  'Fn::Join': [
    '',
    [
      'arn:aws:bedrock:eu-north-1:',
      { Ref: 'AWS::AccountId' },
      ':inference-profile/eu.amazon.nova-pro-v1:0',
    ],
  ],
}

/** The models of `withEverything`: a profile with its model in each of its regions, and one model of the stage's region. */
const models = [
  profile,
  ...['central-1', 'north-1', 'south-1', 'south-2', 'west-1', 'west-3'].map(
    (region) => `arn:aws:bedrock:eu-${region}::foundation-model/amazon.nova-pro-v1:0`,
  ),
  'arn:aws:bedrock:eu-north-1::foundation-model/openai.gpt-oss-120b-1:0',
]

const [inAws, ofAccount] = [{ Ref: 'AWS::Partition' }, { Ref: 'AWS::AccountId' }]
const mailIdentity = ['arn:', inAws, ':ses:eu-north-1:', ofAccount, ':identity/portalen@example.se']

/** The right that a need of the contract stands for; this repeats infra/constructs/permissions.ts on purpose. */
function declared(need: Permission): string[] {
  const [part, action] = need.split(':')
  if (action === 'public operations') return []
  const bucket = (name: string) =>
    arnOf(stack.ofType('AWS::S3::Bucket').find(([id]) => id.startsWith(name))?.[0] ?? '')
  const secret = (name: string) =>
    stack.ofType('AWS::SecretsManager::Secret').find(([id]) => id.startsWith(name))?.[0]
  const rights: Record<string, () => string> = {
    table: () => right(`dynamodb:${action}`, arnOf(stack.one('AWS::DynamoDB::GlobalTable')[0])),
    pool: () => right(`cognito-idp:${action}`, arnOf(stack.one('AWS::Cognito::UserPool')[0])),
    bedrock: () => right(`bedrock:${action}`, models),
    callingPool: () => rights['pool']?.() ?? '',
    providerKeys: () => right(`secretsmanager:${action}`, { Ref: secret('ProviderKeys') }),
    mails: () => right(`ses:${action}`, { 'Fn::Join': ['', mailIdentity] }),
    config: () => right(`s3:${action}`, { 'Fn::Join': ['', [bucket('FilesWeb'), '/config.json']] }),
    avatars: () =>
      action === 'ListBucket'
        ? right(`s3:${action}`, bucket('FilesAvatars'))
        : right(`s3:${action}`, { 'Fn::Join': ['', [bucket('FilesAvatars'), '/avatars/*']] }),
  }
  const found = rights[part ?? '']
  if (!found) throw new Error(`This test does not know what '${need}' means`)
  return [found()]
}
