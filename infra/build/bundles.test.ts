import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, type RouteKey, routeKeys } from '../../shared/contract/index.ts'
import { type Bundles, bundles } from '../bench/lambdas.ts'
import { lambdaKeys } from './build.ts'
import { demoCaller, demoNameFor } from '../local/demoCaller.ts'
import { invoke, isLambdaKey, type LambdaKey } from '../local/gateway/lambdas.ts'
import { type Portal, startPortal } from '../local/portal.ts'
import { synthesisedPolicies } from '../local/iam/policies.ts'
import { sentOf } from '../local/assistant/sent.ts'
import { asIfBy, sampleEvent } from '../local/sampleEvents.ts'
import { keptAnswer } from '../testing/functions/ownAnswers.ts'
import { invokeBundle } from '../testing/invokeBundle.ts'
import { question } from '../testing/functions/questions.ts'
import { withEverything } from '../testing/stack/variants.ts'
import { wholeEnvironment } from '../testing/lambdaProcess.ts'

// What is deployed is the bundle, in a process of its own with an environment of its own. So is each here.

const keys = lambdaKeys.filter(isLambdaKey)
const { models, suppliers, providers } = withEverything
const isRoute = (key: LambdaKey): key is RouteKey => key in contract

let portal: Portal
let built: Bundles

beforeAll(async () => {
  built = await bundles()
  portal = await startPortal({
    port: 0,
    pace: 'none',
    policies: synthesisedPolicies(),
    settings: { allowedEmailDomains: ['example.se'], models, suppliers, providers },
    env: { OUTLOOK_DOMAINS: 'example.se' },
  })
  // The demo's history is new, and not rolled up until the clock comes round.
  await invoke('statistics.rollUp', {})
  const { id } = await demoCaller(portal.cognito, 'anna')
  await keptAnswer(id, JSON.parse((sampleEvent('answers.update') as any).body).id)
})
afterAll(async () => {
  built[Symbol.dispose]()
  await portal.stop()
  expect(portal.deniedActions).toEqual([])
})

/** Who calls what ends their sessions with the pool: the others show it a token of anna's meanwhile. */
const callers: Partial<Record<LambdaKey, string>> = {
  'auth.logout': 'johan',
  'profile.removeAuthenticator': 'oskar',
}

/** Whose call it is, and whom it may be about: nobody whom the other tests, which run meanwhile, need. */
async function peopleOf(key: LambdaKey) {
  const colleague = key === 'users.delete' ? 'samira' : 'tove'
  return [
    await demoCaller(portal.cognito, callers[key] ?? demoNameFor(key)),
    (await demoCaller(portal.cognito, colleague)).id,
  ] as const
}

/** The sample event as the local pool would send it, by or about somebody of the demo. */
async function eventOf(key: LambdaKey): Promise<any> {
  const event: any = asIfBy(sampleEvent(key), ...(await peopleOf(key)))
  return event?.userPoolId ? { ...event, userPoolId: portal.cognito.poolId } : event
}

async function run(key: LambdaKey, events: object[], env = wholeEnvironment(key, portal)) {
  const invocations = events.map((event) => ({ event }))
  const { answers } = await invokeBundle(built.fileOf(key), invocations, env)
  return answers as any[]
}

// Nobody's app shows the code of a sample, no mail brings it, no feed has its key, no draft its stamp, and nobody has
// proposed anything.
const ofNothing =
  /\.confirm[A-Z]|calendar\.feed$|questions\.(?:restore|dropDraft|publish|changeRun|(?:take|drop)Proposal)|runTrials/

describe.concurrent(
  'as bundled for AWS, alone with its own environment,',
  { timeout: 120_000 },
  () => {
    test.each(keys)('%s answers its sample event', async (key) => {
      const event = await eventOf(key)
      const isSignedIn = isRoute(key) && contract[key].access !== 'public'
      const { requestContext } = event
      const ofNobody = {
        ...event,
        headers: {},
        requestContext: { ...requestContext, authorizer: null },
      }
      const [answer, refusal] = await run(key, isSignedIn ? [event, ofNobody] : [event])
      const status = ofNothing.test(key) ? /^4\d\d/ : /^200/
      expect(isRoute(key) ? `${answer.statusCode} ${answer.body}` : '200').toMatch(status)
      // It answers 401 itself without the authorizer's claims.
      const refused = refusal && [refusal.statusCode, JSON.parse(refusal.body).error.code]
      expect(refused).toEqual(isSignedIn ? [401, 'signed_out'] : undefined)
    })

    test('both protocols of the providers are in the one bundle', async () => {
      const event = await eventOf('assistant.send')
      const form = Buffer.from(event.body, 'base64').toString('utf8')
      const asking = ['mejlsvar', 'platsannons', 'introduktion'].map((id) => {
        const body = form.replace(/(name="QuestionId"\r\n\r\n)[^\r]+/, `$1${id}`)
        return { ...event, body: Buffer.from(body).toString('base64') }
      })
      for (const { statusCode, body } of await run('assistant.send', asking)) {
        expect([statusCode, body]).toEqual([200, expect.stringContaining('Demosvar')])
      }
    })

    test('Amazon Bedrock is asked by what lies beside the bundle, and the bundle has none of it', async () => {
      const GPTV = 'eu.amazon.nova-pro-v1:0'
      const { id } = await question({ AImodule: 'Bedrock', GPTV })
      const event = await eventOf('assistant.send')
      const form = Buffer.from(event.body, 'base64').toString('utf8')
      const body = form.replace(/(name="QuestionId"\r\n\r\n)[^\r]+/, `$1${id}`)
      const [answer] = await run('assistant.send', [
        { ...event, body: Buffer.from(body).toString('base64') },
      ])
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Demosvar')])
      expect(readFileSync(built.fileOf('assistant.send'), 'utf8')).not.toContain('guardContent')
      expect(sentOf(portal.standIn.getRequests()).some(({ model }) => model === GPTV)).toBe(true)
    })

    test('one that lacks a variable which it needs does not load, and says which', async () => {
      const { TABLE_NAME: _, ...without } = wholeEnvironment('auth.me', portal)
      await expect(run('auth.me', [await eventOf('auth.me')], without)).rejects.toThrow(
        'TABLE_NAME: is missing',
      )
    })
  },
)

test('no Lambda brings along where else than in its environment credentials could lie', () => {
  const searches = lambdaKeys.filter((key) =>
    /AWS_CONTAINER_CREDENTIALS|sso_start_url/.test(readFileSync(built.fileOf(key), 'utf8')),
  )
  expect(searches).toEqual([])
})

test('no Lambda of a public route that has no table holds a store', () => {
  const withoutTable = routeKeys.filter(
    (key) => !contract[key].permissions.some((need) => need.startsWith('table:')),
  )
  expect(withoutTable).toEqual(expect.arrayContaining(['auth.login']))
  expect(readFileSync(built.fileOf('auth.me'), 'utf8')).toContain('DynamoDB_20120810')
  for (const key of withoutTable) {
    const loadsStores = readFileSync(built.fileOf(key), 'utf8').includes('DynamoDB_20120810')
    expect([key, loadsStores]).toEqual([key, false])
  }
})
