import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { describe, expect, test, vi } from 'vitest'
import { PortalStack } from '../portalStack.ts'
import { stageNamed } from '../stages.ts'
import { dataFolder } from '../testing/portalProcess.ts'
import { type Synthesised, synthesised, synthesisedFirst } from '../testing/stack/synthesised.ts'
import { withEverything, withMailDomain } from '../testing/stack/variants.ts'

const dev = synthesised('dev', withEverything)
const prod = synthesised('prod', withEverything)

const propertiesOf = (stack: Synthesised, type: string) =>
  stack.ofType(type).map(([, { Properties }]) => Properties)

test(
  'a prod with every setting passes cdk-nag and CDK’s own validation, warnings included',
  { timeout: 120_000 },
  () => {
    const stage = { ...stageNamed('prod'), ...withEverything }
    using folder = dataFolder()
    const app = new App({ outdir: folder.path })
    new PortalStack(app, 'Portal-prod', { stage, env: { region: stage.region } })
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
    const told = vi.spyOn(console, 'error').mockReturnValue()
    app.synth()
    const findings = told.mock.calls.join('\n').match(/\b(ERROR|WARNING)\b.*/g) ?? []
    told.mockClear()
    expect(findings).toEqual([])
  },
)

test('mails come from the stage’s own address, which SES knows by itself or by its domain', () => {
  const mailsOf = (stack: Synthesised) =>
    propertiesOf(stack, 'AWS::Cognito::UserPool')[0]?.EmailConfiguration
  const from = { EmailSendingAccount: 'DEVELOPER', From: 'Portalen <portalen@example.se>' }
  expect(mailsOf(prod)).toMatchObject(from)
  expect(JSON.stringify(mailsOf(prod).SourceArn)).toContain(':identity/portalen@example.se"')
  const byDomain = mailsOf(synthesised('test', withMailDomain))
  expect(byDomain).toMatchObject(from)
  expect(JSON.stringify(byDomain.SourceArn)).toContain(':identity/example.se"')
})

test('each stack leaves room in what CloudFormation takes of one', () => {
  // It takes 500 of one, 200 parameters, 200 outputs and 1 MB of template; a route needs three resources, a role in
  // another stack, an output of that, a parameter and 5 KB.
  expect(Object.keys(prod.own).length).toBeLessThanOrEqual(440)
  expect(JSON.stringify(prod.own).length).toBeLessThan(500_000)
  expect([...prod.nested.values()]).toHaveLength(3)
  for (const { template, given } of prod.nested.values()) {
    expect(Object.keys(template.Resources).length).toBeLessThanOrEqual(150)
    expect(Object.keys(template.Outputs ?? {}).length).toBeLessThanOrEqual(150)
    expect(Object.keys(given).length).toBeLessThanOrEqual(180)
  }
})

test('what AWS knows only after some seconds is asked for only after the distribution', () => {
  const [distribution] = prod.one('AWS::CloudFront::Distribution')
  const late = [
    ...prod.ofType('AWS::Pipes::Pipe'),
    ...prod.ofType('AWS::Scheduler::Schedule'),
    ...prod
      .ofType('AWS::WAFv2::WebACLAssociation')
      .filter(([, { Properties }]) => JSON.stringify(Properties).includes('PoolUsers')),
  ]
  expect(late).toHaveLength(9)
  for (const [, { DependsOn }] of late) expect(DependsOn).toContain(distribution)
})

test('a first deployment protects nothing, so that it can be taken away and tried again', () => {
  const first = synthesisedFirst()
  expect(first.one('AWS::DynamoDB::GlobalTable')[1].Properties.Replicas[0]).toMatchObject({
    DeletionProtectionEnabled: false,
  })
  expect(first.one('AWS::Cognito::UserPool')[1].Properties.DeletionProtection).toBe('INACTIVE')
  const orphans = Object.entries(first.resources).filter(
    ([, { DeletionPolicy }]) => DeletionPolicy === 'Retain',
  )
  // What all stages of an account log by.
  expect(orphans.map(([, { Type }]) => Type).toSorted()).toEqual([
    'AWS::ApiGateway::Account',
    'AWS::IAM::Role',
  ])
})

test('a stage that is taken away empties its logs once nobody writes to them', () => {
  const writing = dev
    .ofType('AWS::S3::Bucket')
    .filter(([, one]) => one.Properties.LoggingConfiguration)
  expect(writing).toHaveLength(2)
  const [emptying] =
    dev.ofType('Custom::S3AutoDeleteObjects').find(([id]) => id.includes('Logs')) ?? []
  for (const [, { DependsOn }] of writing) expect(DependsOn).toContain(emptying)
})

describe('no secret', () => {
  /** Where the template names the value of a secret, by the kind of resource. */
  const resolving = () =>
    Object.values(prod.resources)
      .filter((resource) => JSON.stringify(resource).includes('{{resolve:'))
      .map(({ Type }) => Type)

  test('is written into the template: it is referred to where it is used, or generated', () => {
    expect(resolving().toSorted()).toEqual([
      'AWS::CloudFront::Distribution',
      'AWS::Cognito::UserPoolIdentityProvider',
      'AWS::WAFv2::WebACL',
    ])
    for (const { SecretString } of propertiesOf(prod, 'AWS::SecretsManager::Secret')) {
      expect([undefined, '{}']).toContain(SecretString)
    }
    expect(JSON.stringify(prod.resources)).not.toMatch(/\bsk-[\w-]{8}|AKIA[A-Z\d]{16}|BEGIN \w*KEY/)
  })

  test('lies in the environment of a Lambda: there is at most its name', () => {
    const secretIds = prod.ofType('AWS::SecretsManager::Secret').map(([id]) => id)
    const named = propertiesOf(prod, 'AWS::Lambda::Function').flatMap(({ Environment }) =>
      Object.entries(Environment?.Variables ?? {}).filter(([, value]) =>
        secretIds.some((id) => JSON.stringify(value).includes(`"${id}"`)),
      ),
    )
    expect(named.length).toBeGreaterThan(0)
    const providerKeys = secretIds.find((id) => id.startsWith('ProviderKeys'))
    for (const [name, value] of named) {
      expect([name, value]).toEqual(['PROVIDER_KEYS_SECRET', { Ref: providerKeys }])
    }
  })
})

describe('nothing is public but CloudFront', () => {
  test('no Lambda has an address of its own or lets everybody call it', () => {
    expect(prod.ofType('AWS::Lambda::Url')).toEqual([])
    for (const { Principal, SourceArn } of propertiesOf(prod, 'AWS::Lambda::Permission')) {
      expect(Principal).toMatch(/^(cognito-idp|events)\.amazonaws\.com$/)
      expect(SourceArn).toBeDefined()
    }
  })

  test('no policy lets everybody do anything', () => {
    const policies = Object.values(prod.resources).flatMap(({ Type, Properties }) =>
      [Properties?.PolicyDocument, Properties?.KeyPolicy].flatMap((policy) =>
        (policy?.Statement ?? []).map((statement: any) => ({ Type, ...statement })),
      ),
    )
    expect(policies.length).toBeGreaterThan(0)
    const forAll = policies
      .filter(({ Effect, Principal }) => Effect === 'Allow' && Principal !== undefined)
      .filter(({ Principal }) => /"\*"/.test(JSON.stringify(Principal)))
    expect(forAll).toEqual([])
  })

  test('and CloudFront speaks TLS 1.2 or later at the portal’s own domain', () => {
    const { DistributionConfig } = prod.one('AWS::CloudFront::Distribution')[1].Properties
    const { domain } = withEverything
    expect(DistributionConfig.Aliases).toEqual([domain.name])
    expect(DistributionConfig.ViewerCertificate).toMatchObject({
      AcmCertificateArn: domain.certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    })
  })
})

describe('rights with a star', () => {
  const ours = () =>
    Object.entries(prod.resources)
      .filter(([id]) => !id.startsWith('CustomCDK'))
      .flatMap(([id, { Type, Properties }]) => {
        if (Type !== 'AWS::IAM::Role' && Type !== 'AWS::IAM::Policy') return []
        const inline = (Properties.Policies ?? []).map((one: any) => one.PolicyDocument)
        return [...inline, Properties.PolicyDocument].flatMap((policy: any) =>
          (policy?.Statement ?? []).map((statement: any) => ({ id, ...statement })),
        )
      })

  test('are the few that have a reason: traces and pictures', () => {
    const starred = ours().flatMap(({ Action, Resource }) =>
      [Resource]
        .flat()
        .filter((one) => JSON.stringify(one).includes('*'))
        .map((one) => `${[Action].flat().join(' ')} on ${JSON.stringify(one)}`),
    )
    const kinds = [
      /^xray:PutTelemetryRecords xray:PutTraceSegments on "\*"$/,
      /^s3:(Put|Delete)Object( s3:\w+)* on .*"\/avatars\/\*"/,
    ]
    expect(starred.length).toBeGreaterThan(0)
    expect(starred.filter((one) => !kinds.some((kind) => kind.test(one)))).toEqual([])
  })

  test('are never of an action', () => {
    const actions = ours().flatMap(({ Action }) => [Action].flat())
    expect(actions.filter((action) => action.includes('*'))).toEqual([])
  })
})

describe('what a stack leaves behind', () => {
  // API Gateway has one role for its logs in a whole account, which other stages go on using.
  const isOfAccount = (id: string) => /^ApiRest(CloudWatchRole|Account)/.test(id)
  const keptBy = (stack: Synthesised) =>
    Object.entries(stack.resources)
      .filter(
        ([id, { DeletionPolicy }]) => DeletionPolicy?.startsWith('Retain') && !isOfAccount(id),
      )
      .map(([, { Type }]) => Type)

  test('is in prod everything that people entered, the keys that operators did, and who came', () => {
    const kept = new Set(keptBy(prod))
    expect([...kept].toSorted()).toEqual([
      'AWS::Cognito::UserPool',
      'AWS::DynamoDB::GlobalTable',
      'AWS::S3::Bucket',
      'AWS::SecretsManager::Secret',
    ])
  })

  test('is in dev nothing of it', () => {
    expect(keptBy(dev)).toEqual([])
  })

  test('are no logs: each ends after the stage’s days', () => {
    for (const { RetentionInDays } of propertiesOf(prod, 'AWS::Logs::LogGroup')) {
      expect(RetentionInDays).toBe(90)
    }
    const ofNobody = prod
      .ofType('AWS::Lambda::Function')
      .filter(([, { Properties }]) => !Properties.LoggingConfig)
      .map(([id]) => id)
    // CDK’s own for emptying buckets has no setting for it (docs/operate.md, "What outlives the stack").
    expect(ofNobody.filter((id) => !id.startsWith('CustomS3AutoDelete'))).toEqual([])
  })
})
