import { describe, expect, test } from 'vitest'
import { contract } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { viewerHeader } from '../../../shared/headers.ts'
import {
  apiFirewall as api,
  namesOf,
  poolFirewall as pool,
  ruleOf,
} from '../../testing/stack/firewalls.ts'
import { synthesised } from '../../testing/stack/synthesised.ts'
import { withEverything } from '../../testing/stack/variants.ts'

const plain = synthesised('dev')
const everything = synthesised('dev', withEverything)

const originHeader = 'x-origin-verify'

/** The references to secrets in a part of the template, by the secrets' ids. */
const secretsIn = (part: unknown) =>
  [
    ...JSON.stringify(part).matchAll(
      /"\{\{resolve:secretsmanager:",\{"Ref":"(\w+)"\},":SecretString:::\}\}"/g,
    ),
  ].map(([, id]) => id)

describe('the API', () => {
  test('lets nobody in but CloudFront, by a secret that stands nowhere in plain text', () => {
    const [first] = api(plain).Rules
    expect(first).toMatchObject({ Name: 'OnlyCloudFront', Priority: 0, Action: { Block: {} } })
    const { ByteMatchStatement } = first.Statement.NotStatement.Statement
    expect(ByteMatchStatement).toMatchObject({
      FieldToMatch: { SingleHeader: { Name: originHeader } },
      PositionalConstraint: 'EXACTLY',
    })
    const [secret] = secretsIn(ByteMatchStatement.SearchString)
    const { SecretString, GenerateSecretString } = plain.resources[secret ?? '']?.Properties ?? {}
    expect(SecretString).toBeUndefined()
    expect(GenerateSecretString.PasswordLength).toBeGreaterThanOrEqual(32)
    const { Origins } = plain.one('AWS::CloudFront::Distribution')[1].Properties.DistributionConfig
    const sent = Origins.filter((origin: any) => origin.OriginCustomHeaders)
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(sent)).toContain('.execute-api.')
    expect(sent[0].OriginCustomHeaders).toMatchObject([{ HeaderName: originHeader }])
    expect(secretsIn(sent)).toEqual([secret])
  })

  test('accepts a replaced secret until the next, so that nobody is locked out meanwhile', () => {
    const { Statements } = api(everything).Rules[0].Statement.NotStatement.Statement.OrStatement
    const accepted = secretsIn(Statements)
    expect(new Set(accepted).size).toBe(2)
    const [id, { Properties, DependsOn }] = everything.one('AWS::CloudFront::Distribution')
    expect(id).toBeTruthy()
    expect(secretsIn(Properties)).toEqual([accepted[0]])
    const [firewallId] = everything
      .ofType('AWS::WAFv2::WebACL')
      .filter(([, one]) => one.Properties.Name === api(everything).Name)
      .map(([one]) => one)
    expect(DependsOn).toContain(firewallId)
  })

  test('counts the calls of each viewer, not of CloudFront', () => {
    const forwarded = {
      EvaluationWindowSec: 300,
      AggregateKeyType: 'FORWARDED_IP',
      ForwardedIPConfig: { HeaderName: viewerHeader, FallbackBehavior: 'NO_MATCH' },
    }
    const limitOf = (name: string) => ruleOf(api(plain), name).Statement.RateBasedStatement
    expect(limitOf('CallsPerAddress')).toMatchObject({ Limit: 30_000, ...forwarded })
    expect(limitOf('AllCallsPerAddress')).toEqual({ Limit: 300_000, ...forwarded })
    const { CacheBehaviors } = plain.one('AWS::CloudFront::Distribution')[1].Properties
      .DistributionConfig
    const [{ PathPattern, FunctionAssociations }] = CacheBehaviors
    expect(PathPattern).toBe('/v1/*')
    expect(FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }])
    const [writer] = FunctionAssociations[0].FunctionARN['Fn::GetAtt']
    const { FunctionCode } = plain.resources[writer]?.Properties ?? {}
    expect(FunctionCode).toContain(`headers['${viewerHeader}'] = { value: event.viewer.ip }`)
  })

  test('holds each person to their calls, and an office’s address to those that show no token', () => {
    const { RateBasedStatement } = ruleOf(api(plain), 'CallsPerPerson').Statement
    const { SizeConstraintStatement: token } = RateBasedStatement.ScopeDownStatement
    expect(RateBasedStatement).toMatchObject({ Limit: 2_000, AggregateKeyType: 'CUSTOM_KEYS' })
    expect(RateBasedStatement.CustomKeys).toMatchObject([{ Header: { Name: 'authorization' } }])
    expect(token).toMatchObject({ ComparisonOperator: 'GT', Size: 0 })
    const { ScopeDownStatement } = ruleOf(api(plain), 'CallsPerAddress').Statement
      .RateBasedStatement
    // A made-up token helps nobody where none is asked for.
    const [shown, elsewhere] = ScopeDownStatement.NotStatement.Statement.AndStatement.Statements
    expect(shown.SizeConstraintStatement).toEqual(token)
    const { Statements } = elsewhere.NotStatement.Statement.OrStatement
    const open = Object.values<Route>(contract).filter(({ access }) => access === 'public')
    expect(
      Statements.map(({ ByteMatchStatement }: any) => ByteMatchStatement.SearchString),
    ).toEqual(open.map(({ path }) => `/v1/${path}`))
  })

  test('takes a search for a link, a climbing path or a file’s name for no attack', () => {
    const { RuleActionOverrides } = ruleOf(api(plain), 'AWSManagedRulesCommonRuleSet').Statement
      .ManagedRuleGroupStatement
    const counted = RuleActionOverrides.map(({ Name }: any) => Name)
    for (const rule of ['GenericLFI', 'GenericRFI', 'EC2MetaDataSSRF', 'RestrictedExtensions']) {
      expect(counted).toContain(`${rule}_QUERYARGUMENTS`)
      // Of a path it is one, still.
      expect(counted).not.toContain(`${rule}_URIPATH`)
    }
  })

  test('lets staff send what they write: prose, HTML and pictures are counted, not blocked', () => {
    const { ManagedRuleGroupStatement } = ruleOf(
      api(plain),
      'AWSManagedRulesCommonRuleSet',
    ).Statement
    const counted = ManagedRuleGroupStatement.RuleActionOverrides
    for (const { ActionToUse } of counted) expect(ActionToUse).toEqual({ Count: {} })
    expect(counted.map(({ Name }: any) => Name)).toEqual(
      expect.arrayContaining(['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']),
    )
    // Whatever else it finds is blocked: neither its own action nor another rule is overridden.
    expect(counted.every(({ Name }: any) => /_(BODY|QUERY\w+)$/.test(Name))).toBe(true)
    expect(ruleOf(api(plain), 'AWSManagedRulesCommonRuleSet').OverrideAction).toEqual({ None: {} })
  })

  test('lets staff write of an attack, in a text or a search, and blocks one in a header or a path', () => {
    const group = 'AWSManagedRulesKnownBadInputsRuleSet'
    const countedBy = (firewall: any) =>
      ruleOf(firewall, group).Statement.ManagedRuleGroupStatement.RuleActionOverrides
    const count = (Name: string) => ({ Name, ActionToUse: { Count: {} } })
    expect(countedBy(api(plain))).toEqual(
      [
        'JavaDeserializationRCE_BODY',
        'JavaDeserializationRCE_QUERYSTRING',
        'Log4JRCE_BODY',
        'Log4JRCE_QUERYSTRING',
        'ReactJSRCE_BODY',
      ].map(count),
    )
    expect(ruleOf(api(plain), group).OverrideAction).toEqual({ None: {} })
    // Nobody writes prose to the pool.
    expect(countedBy(pool(plain))).toEqual([])
  })
})

describe('a stage for chosen ranges of addresses', () => {
  const sets = () =>
    Object.fromEntries(
      everything
        .ofType('AWS::WAFv2::IPSet')
        .map(([id, { Properties }]) => [id, [Properties.IPAddressVersion, Properties.Addresses]]),
    )

  test('blocks everybody else at the API and at the pool', () => {
    expect(Object.values(sets())).toEqual([
      ['IPV4', ['192.0.2.0/24']],
      ['IPV6', ['2001:db8::/32']],
    ])
    for (const properties of [api(everything), pool(everything)]) {
      const { Action, Statement } = ruleOf(properties, 'OnlyAllowedRanges')
      expect(Action).toEqual({ Block: {} })
      const { Statements } = Statement.NotStatement.Statement.OrStatement
      const within = Statements.flatMap((one: any) => one.IPSetReferenceStatement ?? [])
      expect(within.map(({ Arn }: any) => Arn['Fn::GetAtt'][0])).toEqual(Object.keys(sets()))
      const header = properties === api(everything) ? viewerHeader : undefined
      for (const { IPSetForwardedIPConfig } of within) {
        expect(IPSetForwardedIPConfig?.HeaderName).toBe(header)
      }
    }
  })

  test('is not what other stages are', () => {
    expect(plain.ofType('AWS::WAFv2::IPSet')).toEqual([])
    expect([...namesOf(api(plain)), ...namesOf(pool(plain))]).not.toContain('OnlyAllowedRanges')
  })
})

test('what was stopped can be looked up for as long as the stage says, without anybody’s token or search', () => {
  const logs = plain.ofType('AWS::WAFv2::LoggingConfiguration')
  expect(logs).toHaveLength(2)
  for (const [, { Properties }] of logs) {
    const [destination] = Properties.LogDestinationConfigs[0]['Fn::Join'][1].slice(-1)
    expect(plain.resources[destination.Ref]?.Properties).toMatchObject({
      LogGroupName: expect.stringMatching(/^aws-waf-logs-/),
      RetentionInDays: 90,
    })
    expect(Properties.RedactedFields).toEqual([{ QueryString: {} }])
    const guard = plain.resources[Properties.ResourceArn['Fn::GetAtt'][0]]?.Properties
    expect(guard.DataProtectionConfig.DataProtections).toEqual([
      {
        Action: 'SUBSTITUTION',
        Field: {
          FieldType: 'SINGLE_HEADER',
          FieldKeys: ['authorization', 'cookie', originHeader],
        },
      },
    ])
  }
})
