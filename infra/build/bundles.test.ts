import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, type RouteKey, routeKeys } from '../../shared/contract/index.ts'
import { bundles } from '../bench/lambdas.ts'
import { lambdaKeys } from './build.ts'
import { demoCaller } from '../local/demoCaller.ts'
import { asLambda, contextOf, isStreaming, splitHead } from '../local/gateway/lambdaRuntime.ts'
import { invoke } from '../local/gateway/lambdas.ts'
import { type Portal, startPortal } from '../local/portal.ts'
import { synthesisedPolicies } from '../local/iam/policies.ts'
import { asIfBy, sampleEvent } from '../local/sampleEvents.ts'

// What is deployed is the bundle, not the source that all other tests run: each has to work as well.

const signedInKeys = routeKeys.filter((key) => contract[key].access !== 'public')

const require = createRequire(import.meta.url)
let portal: Portal
let built: Awaited<ReturnType<typeof bundles>>
let colleague: string

beforeAll(async () => {
  const policies = synthesisedPolicies()
  built = await bundles()
  portal = await startPortal({ port: 0, pace: 'none', policies })
  // The demo's history is new, and not rolled up until the clock comes round.
  await invoke('statistics.rollUp', {})
  colleague = (await demoCaller(portal.cognito, 'tove')).id
})
afterAll(async () => {
  built[Symbol.dispose]()
  await portal.stop()
  expect(portal.deniedActions).toEqual([])
})

async function run(key: RouteKey, change: (event: any) => object = (event) => event) {
  const handler = asLambda(key, require(built.fileOf(key)).handler)
  const name = contract[key].access === 'admin' ? 'admin' : 'anna'
  // Signed in anew each time: one of the Lambdas signs people out everywhere.
  const caller = await demoCaller(portal.cognito, name)
  const event = change(asIfBy(sampleEvent(key), caller, colleague))
  const context = contextOf(key, crypto.randomUUID(), Date.now() + 60_000)
  if (!isStreaming(handler)) return handler(event, context)
  const { head, body, out } = splitHead()
  const [begun, written] = await Promise.all([head, text(body), handler(event, out, context)])
  return { ...JSON.parse(begun.toString('utf8')), body: written }
}

describe('as bundled for AWS', () => {
  test.each(routeKeys)('%s answers its sample event', async (key) => {
    // Nobody's app shows the code of a sample.
    const status = key === 'profile.confirmAuthenticator' ? /^4\d\d/ : /^200/
    const { statusCode, body } = await run(key)
    expect(`${statusCode} ${body}`).toMatch(status)
  })

  test.each(signedInKeys)('%s answers 401 itself without the authorizer’s claims', async (key) => {
    const { statusCode, body } = await run(key, (event) => ({
      ...event,
      headers: {},
      requestContext: { ...event.requestContext, authorizer: null },
    }))
    expect([statusCode, JSON.parse(body).error.code]).toEqual([401, 'signed_out'])
  })

  test('no Lambda brings along where else than in its environment credentials could lie', () => {
    const searches = lambdaKeys.filter((key) =>
      /AWS_CONTAINER_CREDENTIALS|sso_start_url/.test(readFileSync(built.fileOf(key), 'utf8')),
    )
    expect(searches).toEqual([])
  })

  test('both protocols of the providers are in the one bundle', async () => {
    const asking = (id: string) => (event: any) => {
      const form = Buffer.from(event.body, 'base64').toString('utf8')
      const body = form.replace(/(name="QuestionId"\r\n\r\n)[^\r]+/, `$1${id}`)
      return { ...event, body: Buffer.from(body).toString('base64') }
    }
    for (const id of ['mejlsvar', 'platsannons', 'introduktion']) {
      const { statusCode, body } = await run('assistant.send', asking(id))
      expect([id, statusCode, body]).toEqual([id, 200, expect.stringContaining('Demosvar')])
    }
  })
})
