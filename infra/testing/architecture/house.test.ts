import type { APIGatewayProxyEvent } from 'aws-lambda'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import httpHeaderNormalizer from '@middy/http-header-normalizer'
import middy from '@middy/core'
import { body } from '../../../functions/platform/http/middlewares/body.ts'
import { contractIn } from '../../../functions/platform/http/middlewares/contract.ts'
import { background, type BackgroundLambda } from '../../../shared/contract/background.ts'
import { contract, routeKeys } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { viewerHeader } from '../../../shared/headers.ts'
import { accessScope, stageName } from '../../delivery/apiSettings.ts'
import { eventDetailType, eventSource } from '../../delivery/eventBus.ts'
import { expiryFilter } from '../../delivery/expiry.ts'
import { contextOf } from '../../local/gateway/lambdaRuntime.ts'
import { sampleEvent } from '../../local/sampleEvents.ts'
import { root, sources } from './sources.ts'
import { screens } from '../../../web/screens/screens.ts'

const backgroundKeys = Object.keys(background)
const allKeys = [...routeKeys, ...backgroundKeys].toSorted()
const routes = Object.entries<Route>(contract)
const restEvent = (key: string) => sampleEvent(key) as APIGatewayProxyEvent

describe('one name for each route', () => {
  test('every key has its Lambda file below functions/, and no Lambda is left over', () => {
    const keyOf = (path: string) =>
      path
        .replace(/^functions\//, '')
        .replace(/\.ts$/, '')
        .replace('/', '.')
    const files = sources
      .filter(
        ({ path, text }) =>
          path.startsWith('functions/') &&
          !path.includes('.test.') &&
          /^export const handler\b/m.test(text),
      )
      .map(({ path }) => keyOf(path))
    expect(files.toSorted()).toEqual(allKeys)
  })

  test('every key has its sample event, and no event is left over', () => {
    const events = readdirSync(join(root, 'events')).map((name) => name.replace(/\.json$/, ''))
    expect(events.toSorted()).toEqual(allKeys)
  })

  test('no key belongs both to a route and to a background Lambda', () => {
    expect(backgroundKeys.filter((key) => key in contract)).toEqual([])
  })

  test('no two routes answer the same method and path, whatever the case of its letters', () => {
    const addresses = routes.map(([, { method, path }]) => `${method} ${path.toLowerCase()}`)
    const twice = addresses.filter((address, index) => addresses.indexOf(address) !== index)
    expect(twice).toEqual([])
  })

  test('no Lambda declares the same right twice', () => {
    const declared = [...routes, ...Object.entries<BackgroundLambda>(background)]
    const twice = declared.filter(
      ([, { permissions }]) => new Set(permissions).size !== permissions.length,
    )
    expect(twice.map(([key]) => key)).toEqual([])
  })
})

describe.each(routes)('the sample event of %s', (key, route) => {
  const event = restEvent(key)

  test('calls that route', () => {
    expect(event).toMatchObject({
      httpMethod: route.method,
      path: `/${route.path}`,
      resource: `/${route.path}`,
      requestContext: {
        httpMethod: route.method,
        path: `/${stageName}/${route.path}`,
        resourcePath: `/${route.path}`,
        stage: stageName,
      },
    })
  })

  test('can be read by the contract', async () => {
    const read = middy()
      .use(httpHeaderNormalizer())
      .use(body[route.body])
      .use(contractIn(route.input))
      .handler(async ({ input }: any) => input)
    const sent: any = structuredClone(event)
    await expect(read(sent, contextOf(key, key, 0))).resolves.toBeDefined()
  })

  test('bears the claims of an access token exactly when the route needs one', () => {
    const claims = event.requestContext.authorizer?.['claims']
    const needed = { sub: expect.any(String), token_use: 'access', scope: accessScope }
    if (route.access === 'public') expect(claims).toBeUndefined()
    else expect(claims).toMatchObject(needed)
  })

  test('says the same in its single and its multiple values', () => {
    const single = (many: Record<string, string[] | undefined> | null) =>
      many && Object.fromEntries(Object.entries(many).map(([name, all]) => [name, all?.at(-1)]))
    expect(event.headers).toEqual(single(event.multiValueHeaders))
    expect(event.queryStringParameters).toEqual(single(event.multiValueQueryStringParameters))
  })

  test('carries its body as API Gateway does', () => {
    expect(event.isBase64Encoded).toBe(route.body === 'multipart')
    expect(event.body === null).toBe(route.body === 'query')
  })

  test('came through CloudFront, which says who called', () => {
    const { headers, requestContext } = event
    const [viewer, edge] = headers['X-Forwarded-For']?.split(', ') ?? []
    expect([headers[viewerHeader], requestContext.identity.sourceIp]).toEqual([viewer, edge])
  })

  test('holds no real token', () => {
    expect(JSON.stringify(event)).not.toMatch(/eyJ[\w-]{10}/)
  })
})

describe.each(Object.entries<BackgroundLambda>(background))(
  'the sample event of %s',
  (key, { startedBy }) => {
    test('is what starts it', () => {
      const event = sampleEvent(key) as Record<string, unknown>
      const triggers = {
        customMessage: 'CustomMessage',
        postAuthentication: 'PostAuthentication',
        postConfirmation: 'PostConfirmation',
        preSignUp: 'PreSignUp',
        preTokenGeneration: 'TokenGeneration',
      }
      if ('pool' in startedBy) {
        expect(event['triggerSource']).toMatch(new RegExp(`^${triggers[startedBy.pool]}_`))
      } else if ('events' in startedBy) {
        expect(event).toMatchObject({ source: eventSource, 'detail-type': eventDetailType })
        expect(event).toMatchObject({ detail: { eventName: 'INSERT' } })
      } else if ('expiry' in startedBy) {
        const { eventName, userIdentity } = expiryFilter
        const [by, service] = [userIdentity.type[0], userIdentity.principalId[0]]
        expect(event).toMatchObject([
          { eventName: eventName[0], userIdentity: { type: by, principalId: service } },
        ])
      } else {
        expect(event).toMatchObject({ source: 'aws.scheduler', 'detail-type': 'Scheduled Event' })
      }
    })
  },
)

test('the accessibility statement tells of every screen, and of no other', () => {
  const file = join(root, 'web/src/features/accessibility/results.json')
  const results = JSON.parse(readFileSync(file, 'utf8'))
  const told = results.screens.map(({ title }: { title: string }) => title)
  expect(told).toEqual(screens.map(({ title }) => title))
  expect(results.looks).toBe(screens.length * 4)
})

test('no journey hands the browser a function in quotes, which Playwright makes but does not call', () => {
  const quoted = /\.evaluate(?:All)?(?:<[^>]*>)?\(\s*['"`]\s*(?:async\s*)?\(?[\w\s,{}]*\)?\s*=>/
  const sample = ['one.evaluate(', "'(box) => box.innerHTML')"].join('')
  expect(sample).toMatch(quoted)
  expect(sources.filter(({ text }) => quoted.test(text)).map(({ path }) => path)).toEqual([])
})
