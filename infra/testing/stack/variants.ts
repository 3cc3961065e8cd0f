import { stageNamed } from '../../stages.ts'
import type { Stage } from '../../stageSettings.ts'

/** What turns sign-in with Outlook on in a stage. */
export const withOutlook = {
  entraId: {
    tenantId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    clientId: '7d2b1c0e-5a4f-4e3d-9c8b-6a7f8e9d0c1b',
    secretVersion: '5b1f2c3d-0000-4000-8000-000000000000',
    adminGroup: '0d8c7e6f-5a4b-4321-8f0e-1d2c3b4a5f60',
    emailDomains: ['example.se'],
    domainPrefix: 'portalen-dev',
    portalAddress: 'https://portal.example.se',
  },
} satisfies Partial<Stage>

/** Every setting that a stage may leave out, and a secret that has been replaced once. */
export const withEverything = {
  ...withOutlook,
  domain: {
    name: 'portal.example.se',
    certificateArn:
      'arn:aws:acm:us-east-1:123456789012:certificate/1b4e28ba-2fa1-4d2b-883f-b9a761bde3fb',
  },
  mailFrom: 'portalen@example.se',
  rooms: { for: 'everybody', edits: 'owner', mails: true },
  alarmMail: 'drift@example.se',
  allowedIpRanges: ['192.0.2.0/24', '2001:db8::/32'],
  callsPerRoute: { perSecond: 500, burst: 1_000 },
  triesPerAddress: 4_000,
  originSecret: 2,
  idleMinutes: 15,
  shards: { usage: 8, log: 16, sums: 4, people: 2 },
  statisticsNames: 'pseudonym',
  profileFields: ['Tele', 'Sallary'],
  retentionDaysOf: { usage: 180, votes: 90, trials: 60 },
  texts: 'specification',
  providers: {
    ChatGPT: { address: 'https://eu.api.openai.com/v1' },
    Egen: { address: 'https://llm.example.se/v1', name: 'Vår modell' },
    Bedrock: { region: 'eu-north-1' },
  },
  suppliers: {
    ...stageNamed('dev').suppliers,
    Egen: {
      supplier: 'Vår drift',
      country: 'Sverige',
      agreement: 'Egen drift',
      agreedOn: '2026-01-15',
      retentionDays: 0,
      trains: false,
      highestClass: 'känslig',
    },
    Bedrock: {
      supplier: 'Amazon Web Services',
      country: 'EU',
      agreement: 'Påhittat avtal 2026-2',
      agreedOn: '2026-02-01',
      retentionDays: 0,
      trains: false,
      highestClass: 'känslig',
    },
  },
  models: {
    ...stageNamed('dev').models,
    Egen: [{ GPTV: 'gpt-oss', name: 'GPT-OSS' }],
    Bedrock: [
      { GPTV: 'eu.amazon.nova-pro-v1:0', name: 'Nova Pro' },
      { GPTV: 'openai.gpt-oss-120b-1:0', name: 'GPT-OSS 120B' },
    ],
  },
} satisfies Partial<Stage>

/** A domain of one's own, which SES has verified as a whole. */
export const withMailDomain = {
  domain: withEverything.domain,
  mailFrom: withEverything.mailFrom,
  sesVerifiedDomain: 'example.se',
} satisfies Partial<Stage>

/** For an office whose ranges are all of IPv4. */
export const withIpv4Alone = {
  allowedIpRanges: ['192.0.2.0/24', '198.51.100.7/32'],
} satisfies Partial<Stage>

/** The stacks that the tests ask about: a stage each, with these settings changed. */
export const variants: [stageName: string, changes: Partial<Stage>][] = [
  ['dev', {}],
  ['dev', withOutlook],
  ['dev', withEverything],
  ['dev', withIpv4Alone],
  ['test', withMailDomain],
  ['prod', {}],
  ['prod', withEverything],
]

/** The name of one of them: the stage and what is changed. */
export const nameOf = (stageName: string, changes: Partial<Stage>): string =>
  [stageName, ...Object.keys(changes)].join('-')
