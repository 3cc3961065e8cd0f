import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stageName } from '../../delivery/apiSettings.ts'
import { deployedFile, deployedSettings } from '../../testing/stack/deployed.ts'
import { type Synthesised, synthesised } from '../../testing/stack/synthesised.ts'
import { withEverything, withIpv4Alone, withMailDomain } from '../../testing/stack/variants.ts'

const dev = synthesised('dev')

describe('the way in', () => {
  test('is CloudFront alone: no bucket lets the public in, and only CloudFront reads them', () => {
    const buckets = dev.ofType('AWS::S3::Bucket')
    expect(buckets).toHaveLength(3)
    for (const [, { Properties }] of buckets) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
      expect(Properties.WebsiteConfiguration).toBeUndefined()
    }
    const allowed = dev
      .ofType('AWS::S3::BucketPolicy')
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .filter(({ Effect, Principal }) => Effect === 'Allow' && Principal !== undefined)
    expect(allowed.filter(({ Principal }) => JSON.stringify(Principal).includes('*'))).toEqual([])
    const readers = allowed.filter(({ Principal }) => Principal.Service)
    expect(readers.map(({ Principal }) => Principal.Service)).toEqual(
      Array(2).fill('cloudfront.amazonaws.com'),
    )
    for (const { Condition } of readers) {
      expect(JSON.stringify(Condition)).toContain(dev.one('AWS::CloudFront::Distribution')[0])
    }
  })

  test('signs every read of a bucket, sends /v1 to the API and speaks TLS only', () => {
    const { DistributionConfig } = dev.one('AWS::CloudFront::Distribution')[1].Properties
    const { Origins, CacheBehaviors, DefaultCacheBehavior } = DistributionConfig
    const [bundle, api, avatars] = Origins
    for (const origin of [bundle, avatars]) {
      const [control] = origin.OriginAccessControlId['Fn::GetAtt']
      expect(dev.resources[control]?.Properties.OriginAccessControlConfig).toMatchObject({
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      })
    }
    expect(api.CustomOriginConfig.OriginProtocolPolicy).toBe('https-only')
    expect(DefaultCacheBehavior.TargetOriginId).toBe(bundle.Id)
    const behaviours = CacheBehaviors.map((one: any) => [one.PathPattern, one.TargetOriginId])
    expect(behaviours).toEqual([
      [`/${stageName}/*`, api.Id],
      ['/avatars/*', avatars.Id],
    ])
    const policies = [DefaultCacheBehavior, ...CacheBehaviors].map(
      (one) => one.ViewerProtocolPolicy,
    )
    expect(policies.every((one) => one === 'https-only' || one === 'redirect-to-https')).toBe(true)
  })

  test('keeps no error: what one person did not find answers nobody else', () => {
    for (const stack of [dev, synthesised('prod', withEverything)]) {
      const { CustomErrorResponses } = stack.one('AWS::CloudFront::Distribution')[1].Properties
        .DistributionConfig
      // No page and no other status: the API's errors, and the page that is any address's, pass as they are.
      expect(CustomErrorResponses).toEqual(
        [404, 405, 414, 500, 501, 502, 503, 504].map((ErrorCode) => ({
          ErrorCode,
          ErrorCachingMinTTL: 0,
        })),
      )
    }
  })

  test('is open by IPv6 but where the allowed ranges are all of IPv4, in which no such address is', () => {
    const isOpen = (stack: Synthesised) =>
      stack.one('AWS::CloudFront::Distribution')[1].Properties.DistributionConfig.IPV6Enabled
    expect(isOpen(dev)).toBe(true)
    expect(isOpen(synthesised('dev', withEverything))).toBe(true)
    expect(isOpen(synthesised('dev', withIpv4Alone))).toBe(false)
  })

  test('sends the security headers with everything, and lets no script of others run', () => {
    const [id, { Properties }] = dev.one('AWS::CloudFront::ResponseHeadersPolicy')
    const { DistributionConfig } = dev.one('AWS::CloudFront::Distribution')[1].Properties
    for (const behaviour of [
      DistributionConfig.DefaultCacheBehavior,
      ...DistributionConfig.CacheBehaviors,
    ]) {
      expect(behaviour.ResponseHeadersPolicyId).toEqual({ Ref: id })
    }
    const { SecurityHeadersConfig } = Properties.ResponseHeadersPolicyConfig
    expect(SecurityHeadersConfig).toMatchObject({
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY' },
      StrictTransportSecurity: { IncludeSubdomains: true },
    })
    const policy: string = SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
    )
    expect(directives).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'connect-src': ["'self'", 'https://cognito-idp.eu-north-1.amazonaws.com'],
    })
  })
})

describe('the bundle', () => {
  const deployments = () =>
    dev.ofType('Custom::CDKBucketDeployment').map(([, { Properties }]) => Properties)
  const filesOf = ({ SourceObjectKeys }: any): string[] =>
    SourceObjectKeys.flatMap((key: string) => {
      const folder = join(dev.outdir, `asset.${key.replace('.zip', '')}`)
      return existsSync(folder) && statSync(folder).isDirectory()
        ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        : []
    })

  test('is kept for ever where its names carry a hash, and asked for again otherwise', () => {
    const hashed = deployments().find(({ SystemMetadata }) =>
      SystemMetadata['cache-control'].includes('immutable'),
    )
    const pages = deployments().find(
      ({ SystemMetadata }) => SystemMetadata['cache-control'] === 'no-cache',
    )
    expect(filesOf(hashed).filter((name) => name.endsWith('.js')).length).toBeGreaterThan(0)
    expect(filesOf(hashed).every((name) => name.startsWith('assets'))).toBe(true)
    expect(filesOf(pages)).toEqual(expect.arrayContaining(['index.html', 'config.json']))
    expect(filesOf(pages).some((name) => name.startsWith('assets/'))).toBe(false)
  })

  test('brings no source maps to the public', () => {
    expect(
      deployments()
        .flatMap(filesOf)
        .filter((name) => name.endsWith('.map')),
    ).toEqual([])
  })

  test('learns from the page what it must know of its stage, and no secret', () => {
    expect(deployedSettings(dev)).toEqual({
      productName: 'Portalen',
      assistantName: 'Saga',
      texts: 'klarsprak',
      multiFactor: 'optional',
      region: 'eu-north-1',
      userPoolId: 'known-when-deployed',
      userPoolClientId: 'known-when-deployed',
      statisticsNames: 'shown',
      ownAnswerDays: 30,
      pinnedAnswerDays: 365,
      profileFields: ['PersonNr', 'Tele', 'Tele2', 'Adress', 'postnr', 'Ort'],
      retentionDaysOf: {
        log: 365,
        usage: 365,
        votes: 365,
        looks: 365,
        bookings: 365,
        notifications: 90,
        trials: 120,
      },
      rooms: { for: 'administrators', edits: 'all' },
      infoClasses: ['öppen', 'intern', 'känslig'],
      suppliers: expect.objectContaining({
        ChatGPT: { supplier: 'OpenAI', country: 'USA', highestClass: 'öppen' },
      }),
      tour: true,
      address: 'https://known-when-deployed',
    })
  })

  test('bears the settings that a stage may leave out', () => {
    expect(deployedSettings(synthesised('dev', withEverything)).idleMinutes).toBe(15)
  })

  test('has one page, which comes after the files that it names', () => {
    const all = dev.ofType('Custom::CDKBucketDeployment')
    const brings = (name: RegExp) =>
      all.filter(([, { Properties }]) => filesOf(Properties).some((file) => name.test(file)))
    const [[, page] = [], ...others] = brings(/^index\.html$/)
    expect(others).toEqual([])
    expect(filesOf(page?.Properties).filter((file) => file === 'index.html')).toHaveLength(1)
    const named = brings(/^assets\/.*\.js$/).map(([id]) => id)
    expect(named).toHaveLength(1)
    expect(page?.DependsOn).toEqual(expect.arrayContaining(named))
  })

  test('gets what is known only then as JSON, into the page and into config.json', () => {
    const written = deployments().flatMap(({ SourceMarkers = [], SourceMarkersConfig = [] }) =>
      SourceMarkers.map((markers: object, at: number) => [
        Object.keys(markers).length,
        SourceMarkersConfig[at],
      ]),
    )
    const filledIn = written.filter(([markers]) => markers > 0)
    const asJson = expect.objectContaining({ jsonEscape: true })
    expect(filledIn).toEqual([
      [3, asJson],
      [3, asJson],
    ])
  })

  test('names the portal’s own domain in mails, where the stage has one', () => {
    const own = synthesised('test', withMailDomain)
    const address = 'https://portal.example.se'
    const ofMails = JSON.parse(deployedFile(own, 'config.json'))
    expect(ofMails).toMatchObject({ address })
    expect(ofMails).toEqual(deployedSettings(own))
  })
})

test('CloudFront writes no log, which would hold what people search for', () => {
  const stack = synthesised('prod')
  const [, { Properties }] = stack.one('AWS::CloudFront::Distribution')
  expect(Properties.DistributionConfig.Logging).toBeUndefined()
  expect(stack.ofType('AWS::Logs::Delivery')).toEqual([])
})
