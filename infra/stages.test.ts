import { expect, test } from 'vitest'
import { stageEnvironment } from './delivery/lambdaEnvironment.ts'
import { daysOf } from './retentionSettings.ts'
import { deployable, onOneMachine, stageNamed } from './stages.ts'
import { withEverything } from './testing/stack/variants.ts'

test.each(['local', 'dev', 'test', 'prod'])('the settings of %s are usable', (name) => {
  expect(stageNamed(name)).toMatchObject({ region: 'eu-north-1', productName: 'Portalen' })
})

test('only prod keeps its data when its stack is deleted', () => {
  const kept = ['local', 'dev', 'test', 'prod'].filter((name) => stageNamed(name).keepsData)
  expect(kept).toEqual(['prod'])
})

test('nobody can register where a stack is deployed', () => {
  for (const name of ['dev', 'test', 'prod']) {
    expect(stageNamed(name).allowedEmailDomains).toEqual([])
  }
})

test('what is made up for one machine is never deployed', () => {
  for (const name of onOneMachine) {
    expect(() => deployable(name, stageNamed(name))).toThrow(`'${name}' is for one machine`)
  }
  expect(deployable('dev', stageNamed('dev'))).toEqual(stageNamed('dev'))
})

test.each(['production', 'toString'])('an unknown stage (%s) is told which there are', (name) => {
  expect(() => stageNamed(name)).toThrow(
    `There is no stage '${name}'. Stages: local, register, outlook, solvik, specification, dev, test, prod.`,
  )
})

test('settings that are missing or wrong are told by their names, all at once', () => {
  const { tour: _, ...broken } = {
    ...stageNamed('dev'),
    region: 'Stockholm',
    retentionDays: 0,
    allowedEmailDomains: ['example.se', '@example.se'],
  }
  expect(() => stageNamed('mine', { mine: broken })).toThrow(
    [
      "Stage 'mine' in infra/stages.ts is not usable:",
      'region is no AWS region',
      'allowedEmailDomains.1 is no domain name',
      'retentionDays is less than 1',
      'tour is neither true nor false',
    ].join('\n'),
  )
})

test('the hours of the rooms end after they begin', () => {
  const dev = stageNamed('dev')
  const rooms = { ...dev.rooms, hours: { from: 18, to: 8 } }
  expect(() => stageNamed('mine', { mine: { ...dev, rooms } })).toThrow(
    'rooms.hours must end after they begin',
  )
})

test('sign-in with Outlook is checked too, and is off where it is not set', () => {
  const entraId = {
    tenantId: 'contoso',
    clientId: '7d2b1c0e-5a4f-4e3d-9c8b-6a7f8e9d0c1b',
    emailDomains: [],
    domainPrefix: 'my-cognito',
    portalAddress: 'https://portal.example.se/',
  }
  expect(() => stageNamed('mine', { mine: { ...stageNamed('dev'), entraId } })).toThrow(
    [
      'entraId.tenantId is no GUID',
      'entraId.emailDomains is empty',
      'entraId.domainPrefix is no prefix',
      'entraId.portalAddress is no https address',
    ].join('\n'),
  )
  expect(stageNamed('prod').entraId).toBeUndefined()
})

test('every setting is checked, and each problem is told in words', () => {
  const broken = {
    ...stageNamed('dev'),
    domain: {
      name: 'https://portal.example.se',
      certificateArn: 'arn:aws:acm:eu-north-1:123456789012:certificate/1b4e28ba',
    },
    alarmMail: 'drift',
    alarmMial: 'drift@example.se',
    allowedIpRanges: ['192.0.2.0/24', '192.0.2.1', '0.0.0.0/0', '192.0.2.0/33', '2001:db8::/129'],
    callsPerPerson: 99,
    callsPerAddress: 10,
    triesPerAddress: 9,
    callsPerRoute: { perSecond: 0, burst: 5_001 },
    answersAtOnce: 0,
    reservedConcurrency: { 'assistant.send': 10 },
    logRetentionDays: 45,
    originSecret: 1.5,
    keepsData: 'yes',
  }
  const noRange = 'is no range of addresses, such as 192.0.2.0/24 or 2001:db8::/32'
  expect(() => stageNamed('mine', { mine: broken })).toThrow(
    [
      "Stage 'mine' in infra/stages.ts is not usable:",
      'domain.name is no domain name',
      'domain.certificateArn is no certificate in us-east-1',
      'logRetentionDays is no length that CloudWatch knows',
      'alarmMail is no e-mail address',
      ...[1, 2, 3, 4].map((place) => `allowedIpRanges.${place} ${noRange}`),
      'callsPerPerson is less than 100',
      'callsPerAddress is less than 100',
      'triesPerAddress is less than 10',
      'callsPerRoute.perSecond is less than 1',
      'callsPerRoute.burst is more than 5000',
      'answersAtOnce is less than 1',
      'reservedConcurrency.chatbot.send is no whole number',
      'originSecret is no whole number',
      'keepsData is neither true nor false',
      'has no setting called alarmMial',
    ].join('\n'),
  )
})

test('an address may try to sign in as often as AWS WAF can count, by Lambdas ten times as often', () => {
  const mine = (triesPerAddress: number) =>
    stageNamed('mine', { mine: { ...stageNamed('dev'), triesPerAddress } })
  expect(stageNamed('prod').triesPerAddress).toBe(300)
  expect(mine(200_000_000).triesPerAddress * 10).toBe(2_000_000_000)
  expect(() => mine(200_000_001)).toThrow('triesPerAddress is more than 200000000')
})

test('every setting together is usable', () => {
  const mine = { ...stageNamed('prod'), ...withEverything }
  expect(stageNamed('mine', { mine })).toEqual(mine)
})

test('nobody can deploy prod so that its data goes with the stack', () => {
  const prod = { ...stageNamed('prod'), keepsData: false }
  expect(() => stageNamed('prod', { prod })).toThrow('keepsData must be true')
})

test('a domain that SES has verified is that of the mails', () => {
  const mine = { ...stageNamed('dev'), mailFrom: 'portalen@example.se' }
  const other = { ...mine, sesVerifiedDomain: 'example.com' }
  expect(() => stageNamed('mine', { mine: other })).toThrow(
    'sesVerifiedDomain must be the domain of mailFrom',
  )
  const own = { ...mine, sesVerifiedDomain: 'example.se' }
  expect(stageNamed('mine', { mine: own })).toEqual(own)
})

test('people who come back from Outlook must come to the portal’s own domain', () => {
  const mine = {
    ...stageNamed('dev'),
    ...withEverything,
    domain: { ...withEverything.domain, name: 'other.example.se' },
  }
  expect(() => stageNamed('mine', { mine })).toThrow(
    'entraId.portalAddress must be the domain’s, https://other.example.se',
  )
})

test('prod without a domain of its own is refused, unless old TLS is known and meant', () => {
  const { acceptsOldTls: _, ...made } = stageNamed('prod')
  expect(() => stageNamed('prod', { prod: made })).toThrow('domain is missing, so TLS 1.0')
  expect(() => stageNamed('prod', { prod: { ...made, acceptsOldTls: false } })).toThrow('domain')
  expect(stageNamed('prod', { prod: { ...made, acceptsOldTls: true } }).domain).toBeUndefined()
  const { domain } = withEverything
  expect(stageNamed('prod', { prod: { ...made, domain } }).domain).toEqual(domain)
  // Where nobody works it may be so.
  expect(stageNamed('dev').acceptsOldTls).toBeUndefined()
})

test('a brand is checked: its pictures are there, and white can be read on its colour', () => {
  const mine = (brand: object) => ({ mine: { ...stageNamed('dev'), brand } })
  expect(() =>
    stageNamed('mine', mine({ logo: '/brand/mine/logo.svg', accent: '#f2c14e' })),
  ).toThrow(
    [
      'brand.logo: web/public/brand/mine/logo.svg is not there',
      'brand.accent has 1.7:1 under white text; it needs 4.5:1',
    ].join('\n'),
  )
  expect(() => stageNamed('mine', mine({ accent: 'red', icon: 'https://a.se/b.svg' }))).toThrow(
    [
      'brand.icon is no picture below /brand, such as /brand/solvik/logo.svg',
      'brand.accent is no colour such as #12474a',
    ].join('\n'),
  )
  expect(stageNamed('solvik').brand?.accent).toBe('#7a1f5c')
})

test('a stage says which fields of a profile it keeps, and knows no others', () => {
  const mine = (profileFields: unknown) =>
    stageNamed('mine', { mine: { ...stageNamed('dev'), profileFields } })
  const known = 'PersonNr, Tele, Tele2, Adress, postnr, Ort, Sallary'
  expect(() => mine(['Tele', 'Skostorlek'])).toThrow(`profileFields.1 is none of ${known}`)
  expect(() => mine(undefined)).toThrow('profileFields is missing')
  expect(mine([]).profileFields).toEqual([])
  expect(stageNamed('prod').profileFields).not.toContain('Sallary')
  expect(stageEnvironment(mine(['Ort', 'Tele']), 'Portal-mine').PROFILE_FIELDS).toBe('Ort,Tele')
})

test('usage records wait until they are counted, and go no later than the log that finds them', () => {
  const mine = (given: object) => stageNamed('mine', { mine: { ...stageNamed('dev'), ...given } })
  const counted = 'usage records must be kept for 7 days or more: they are counted and linked first'
  expect(() => mine({ retentionDays: 6 })).toThrow(counted)
  expect(() => mine({ retentionDaysOf: { usage: 6 } })).toThrow(counted)
  expect(mine({ retentionDays: 6, retentionDaysOf: { usage: 7, log: 7 } })).toBeDefined()
  expect(() => mine({ retentionDaysOf: { log: 364 } })).toThrow(
    'usage records must not outlast the log: whoever is deleted is taken out of them by its entries',
  )
  expect(() => mine({ retentionDaysOf: { lookss: 1, votes: 0 } })).toThrow(
    ['retentionDaysOf.votes is less than 1', 'retentionDaysOf has no setting called lookss'].join(
      '\n',
    ),
  )
})

test('shards are doubled and never fewer than a table has, and the log has as many as what each answer writes', () => {
  const dev = stageNamed('dev')
  const mine = (given: object) =>
    stageNamed('mine', { mine: { ...dev, shards: { ...dev.shards, ...given } } })
  expect(dev.shards).toEqual({ usage: 2, log: 2, sums: 1, people: 1 })
  expect(() => mine({ usage: 3, log: 1, sums: 32, people: 0 })).toThrow(
    [
      'shards.usage is none of 2, 4, 8, 16, 32',
      'shards.log is none of 2, 4, 8, 16, 32',
      'shards.sums is none of 1, 2, 4, 8, 16',
      'shards.people is none of 1, 2, 4, 8, 16',
    ].join('\n'),
  )
  expect(() => mine({ usage: 4 })).toThrow(
    'shards.log must not be less than shards.usage: each answer writes to both',
  )
  const raised = mine({ usage: 4, log: 4, sums: 4, people: 2 })
  expect(JSON.parse(stageEnvironment(raised, 'Portal-mine').SHARDS)).toEqual(raised.shards)
})

test('a kind is kept for its own days, or for those of all', () => {
  expect(daysOf({ retentionDays: 30, retentionDaysOf: { votes: 10, notifications: 5 } })).toEqual({
    log: 30,
    usage: 30,
    votes: 10,
    looks: 30,
    bookings: 30,
    notifications: 5,
    trials: 120,
  })
})
