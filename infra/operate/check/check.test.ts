import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { beforeAll, expect, test, vi } from 'vitest'
import { questions } from '../../../functions/stores/questions/questions.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { buildWebIfStale } from '../../build/build.ts'
import { gatewayBody, gatewayResponses } from '../../delivery/gatewayResponses.ts'
import { field } from '../../testing/fields/forms.ts'
import { password, person } from '../../testing/functions/people.ts'
import { portal, usePortal } from '../../testing/functions/portal.ts'
import { type Change, startProxy } from '../../testing/proxy.ts'
import { check } from './check.ts'
import type { Target } from './finding.ts'

// They wait for each other's answers.
vi.setConfig({ testTimeout: 60_000 })

usePortal(async () => {
  buildWebIfStale()
  // On a busy machine the stand-in of the providers may be silent for longer than in other tests.
  return { web: 'built', pace: 'human', env: { MODEL_SILENCE_SECONDS: '20' } }
})

const blocked = { status: 403, body: gatewayBody(gatewayResponses.WAF_FILTERED) }
const failing = gatewayBody({ code: 'failing', text: 'Detta fungerar inte: databasen.' })
const broken = { status: 502, body: gatewayBody(gatewayResponses.DEFAULT_5XX) }

/** The titles of what a check of somebody's account finds wrong, and its lines. */
async function wrongIn(given: Partial<Target> = {}, mail?: string) {
  const address = given.address ?? portal().address
  const outbox = `${portal().address}/local/outbox`
  const target = { address, outbox, catchUpMs: 0, ...given }
  const account = { mail: mail ?? (await person()).Email, password }
  const lines: string[] = []
  const outcomes = await check(target, account, (line) => lines.push(line))
  const titles = outcomes.filter(({ state }) => state === 'wrong').map(({ title }) => title)
  return { titles, said: lines.join('\n'), lines }
}

/** The same with something between people and the portal. */
async function wrongBehind(change: Change, given: Partial<Target> = {}) {
  const proxy = await startProxy(portal().address, change)
  try {
    return await wrongIn({ ...given, address: proxy.url })
  } finally {
    await proxy.stop()
  }
}

// API Gateway numbers each call.
const asDeployed: Change = {
  says: (headers) => ({ ...headers, 'x-amzn-requestid': crypto.randomUUID() }),
}

let settings = ''
beforeAll(async () => {
  settings = await (await fetch(`${portal().address}/config.json`)).text()
  await person({ Role: ADMIN })
  const about = { QuestionLabel: 'Möte', Question: 'Sammanfatta.', subtext: '', Ordering: 1 }
  const asked = { AImodule: 'ChatGPT' as const, GPTV: 'gpt-4o' }
  const more = {
    Category: '',
    FollowUps: [],
    PersonalData: 'dölj' as const,
    DaytoUpdate: '',
    sdate: '2026-01-02T08:00:00.000Z',
  }
  // As the library that comes with the portal, whose questions have forms.
  const Fields = [field('ämne', { required: true })]
  await questions.add({ id: 'q0', ...about, ...asked, ...more, Ordering: 0, Fields })
  await questions.add({ id: 'q1', ...about, ...asked, ...more, Fields: [] })
})

test.concurrent('a portal that works is found in order, and what is not here is said', async () => {
  const { titles, said, lines } = await wrongIn({ catchUpMs: 15_000 })
  expect([titles, lines.length]).toEqual([[], 11])
  expect(said).toMatch(/✓ a streamed answer: first piece after [\d.]+ s, last of \d\d/)
  expect(said).toContain('– an alarm: not on one machine')
})

test.concurrent.each<[what: string, change: Change, titles: string[], said: string]>([
  [
    'a part that does not work',
    {
      answers: (path) => (path === '/v1/health' ? { status: 503, body: failing } : undefined),
    },
    ['health'],
    'databasen',
  ],
  [
    'a route that fails',
    { answers: (path) => (path.includes('/profile/image') ? broken : undefined) },
    ['a picture'],
    'See the log of profile.image',
  ],
  [
    'something that collects the answer',
    { collects: true },
    ['a streamed answer'],
    'pieces came at once',
  ],
  [
    'a firewall that does not know CloudFront’s secret',
    { answers: (path) => (path.startsWith('/v1/') ? blocked : undefined) },
    ['health', 'a refused sign-in', 'a forgotten password for nobody', 'a sign-in'],
    'its origin secret is not the one that the API accepts',
  ],
  [
    'an authorization header that is lost',
    { asks: (headers) => ({ ...headers, authorization: undefined }) },
    ['a sign-in'],
    'CloudFront keeps the authorization header to itself',
  ],
  [
    'a sign-in that tells who has an account',
    {
      answers: (path) =>
        path.endsWith('/Forget/pass') ? { status: 404, body: '{"message":"No user"}' } : undefined,
    },
    ['a forgotten password for nobody'],
    'must be answered as one with',
  ],
  [
    'a page without its content security policy',
    { says: (headers) => ({ ...headers, 'content-security-policy': undefined }) },
    ['a page and its headers'],
    'content-security-policy is missing',
  ],
  [
    'a bundle that is not compressed',
    { asks: (headers) => ({ ...headers, 'accept-encoding': 'identity' }) },
    ['a page and its headers'],
    'content-encoding is missing',
  ],
  [
    'addresses that do not lead to the page',
    { answers: (path) => (path === '/Lobby' ? { status: 404, body: '' } : undefined) },
    ['a page and its headers'],
    'SpaFallback',
  ],
  [
    'pictures that lead to the page',
    {
      answers: (path) =>
        path.startsWith('/avatars/') ? { status: 200, type: 'text/html', body: '<p>' } : undefined,
    },
    ['a picture'],
    'CloudFront’s behaviour for /avatars/*',
  ],
  [
    'an API that leads to the page',
    {
      answers: (path) =>
        path === '/v1/health' ? { status: 200, type: 'text/html', body: '<p>' } : undefined,
    },
    ['health'],
    'serves the page in the place of the API',
  ],
])('%s is found out, and nothing else', async (_, change, titles, said) => {
  const found = await wrongBehind(change)
  expect(found.titles).toEqual(titles)
  expect(found.said).toContain(said)
})

test.concurrent(
  'a mail that nobody gets is found out, whether the pool says so or not',
  async () => {
    const { Email, id } = await person()
    await new CognitoIdentityProviderClient().send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: portal().cognito.poolId,
        Username: id,
        UserAttributes: [{ Name: 'email_verified', Value: 'false' }],
      }),
    )
    const silent = await wrongIn({}, Email)
    expect([silent.titles, silent.said]).toEqual([['a mail'], expect.stringContaining('none came')])

    const body = JSON.stringify({ __type: 'CodeDeliveryFailureException', message: 'Not verified' })
    const pool = await startProxy(portal().cognito.url, { answers: () => ({ status: 400, body }) })
    const toPool = (text: string) => text.replaceAll(portal().cognito.url, pool.url)
    const told = await wrongBehind({
      says: (headers) => ({
        ...headers,
        'content-security-policy': toPool(String(headers['content-security-policy'])),
      }),
      answers: (path) =>
        path === '/config.json' ? { status: 200, body: toPool(settings) } : undefined,
    })
    await pool.stop()
    expect(told.titles).toEqual(['a mail'])
    expect(told.said).toContain('Amazon SES takes no mail from the pool')
  },
)

test.concurrent(
  'where a second step is required, what comes after it is not checked, and that is said',
  async () => {
    const required = settings.replace('"optional"', '"required"')
    const { titles, said } = await wrongBehind({
      answers: (path) => (path === '/config.json' ? { status: 200, body: required } : undefined),
    })
    expect(titles).toEqual([])
    expect(said).toContain('– a streamed answer: not checked: the stage requires a second step')
  },
)

test.concurrent('a bundle of another stage is found out', async () => {
  const { titles, said } = await wrongIn({ poolId: 'eu-north-1_Another' })
  expect(titles).toEqual(['a mail', 'a page and its headers'])
  expect(said).toContain('the stack has eu-north-1_Another')
})

test.concurrent(
  'an API that answers around CloudFront is found out, and one that refuses is not',
  async () => {
    const open = await wrongBehind(asDeployed, { apiAddress: `${portal().address}/v1` })
    expect(open.titles).toEqual(['a call around CloudFront'])
    const guarded = await startProxy(portal().address, { answers: () => blocked })
    const refused = await wrongBehind(asDeployed, { apiAddress: `${guarded.url}/v1` })
    await guarded.stop()
    expect([refused.titles, refused.said]).toEqual([
      [],
      expect.stringContaining('✓ a call around CloudFront: refused'),
    ])
  },
)

test.concurrent('a portal that is not there is told as such', async () => {
  const gone = await startProxy(portal().address)
  await gone.stop()
  const { titles, said } = await wrongIn({ address: gone.url })
  expect(titles).toContain('health')
  expect(said).toContain('cannot be reached (connect ECONNREFUSED')
})
