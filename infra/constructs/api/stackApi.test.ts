import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { accessScope } from '../../delivery/apiSettings.ts'
import { stageNamed } from '../../stages.ts'
import { throttleOf } from './throttles.ts'
import { buildWhatIsMissing } from '../../build/synthesise.ts'
import { type Synthesised, synthesised } from '../../testing/stack/synthesised.ts'
import { withEverything } from '../../testing/stack/variants.ts'

let stack: Synthesised
beforeAll(async () => {
  await buildWhatIsMissing()
  // With everything that a stage can have.
  stack = synthesised('dev', withEverything)
})

const few = { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 }
const costly = { ThrottlingRateLimit: 60, ThrottlingBurstLimit: 120 }
const routes = Object.entries<Route>(contract)
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] })

/** Where a resource of the API lies: `Question/send`. */
function pathOf(id: string): string {
  const { ParentId, PathPart } = stack.resources[id]?.Properties ?? {}
  return ParentId?.Ref ? `${pathOf(ParentId.Ref)}/${PathPart}` : PathPart
}

const methods = () =>
  stack.ofType('AWS::ApiGateway::Method').map(([, { Properties }]) => ({
    address: `${Properties.HttpMethod} ${pathOf(Properties.ResourceId.Ref)}`,
    ...Properties,
  }))

test('a stage that lets little through lets no more of it through to a costly route', () => {
  const callsPerRoute = { perSecond: 30, burst: 200 }
  const stage = { ...stageNamed('dev'), callsPerRoute }
  expect(throttleOf(contract['assistant.send'], stage)).toEqual({ perSecond: 30, burst: 120 })
  expect(throttleOf(contract['auth.me'], stage)).toEqual(callsPerRoute)
})

describe('the API', () => {
  test('has the routes of the contract and no others', () => {
    const wanted = routes.map(([, { method, path }]) => `${method} ${path}`)
    const there: string[] = methods().map(({ address }) => address)
    expect(there.toSorted()).toEqual(wanted.toSorted())
  })

  test.each(routes)('calls the Lambda of %s, as its access and its body ask for', (key, route) => {
    const method = methods().find(({ address }) => address === `${route.method} ${route.path}`)
    const { Type, Uri, ResponseTransferMode } = method?.Integration ?? {}
    expect(Type).toBe('AWS_PROXY')
    expect(Uri['Fn::Join'][1]).toContainEqual(arnOf(stack.lambdaOf(key)[0]))
    expect(ResponseTransferMode).toBe(route.streams ? 'STREAM' : 'BUFFERED')
    expect(Uri['Fn::Join'][1].at(-1)).toBe(
      route.streams ? '/response-streaming-invocations' : '/invocations',
    )
    const [authorizerId, authorizer] = stack.one('AWS::ApiGateway::Authorizer')
    expect(authorizer.Properties).toMatchObject({
      Type: 'COGNITO_USER_POOLS',
      ProviderARNs: [arnOf(stack.one('AWS::Cognito::UserPool')[0])],
      IdentitySource: 'method.request.header.Authorization',
    })
    const signedIn = {
      AuthorizationType: 'COGNITO_USER_POOLS',
      AuthorizerId: { Ref: authorizerId },
      AuthorizationScopes: [accessScope],
    }
    expect(method).toMatchObject(
      route.access === 'public' ? { AuthorizationType: 'NONE' } : signedIn,
    )
  })

  test.each(routes)('lets no more calls of %s through than it can bear', (_, route) => {
    const { MethodSettings } = stack.one('AWS::ApiGateway::Stage')[1].Properties
    const [all] = MethodSettings
    const ofStage = { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1_000 }
    expect(all).toMatchObject({ HttpMethod: '*', ResourcePath: '/*', ...ofStage })
    const path = `/~1${route.path.replaceAll('/', '~1')}`
    const own = MethodSettings.filter(
      ({ HttpMethod, ResourcePath }: any) => HttpMethod === route.method && ResourcePath === path,
    )
    // What it does not say itself it does not take from the stage.
    expect(own).toMatchObject([{ MetricsEnabled: false, LoggingLevel: 'ERROR' }])
    // Fewer where no token is asked for, and where each call costs money.
    expect(own).toMatchObject([route.access === 'public' ? few : route.streams ? costly : ofStage])
  })

  test('calls the Lambdas of what reads as one role, the others as another, and each may call those alone', () => {
    const roleOf = ({ Integration }: any): string => Integration.Credentials['Fn::GetAtt'][0]
    const isGet = ({ HttpMethod }: any) => HttpMethod === 'GET'
    const reads = new Set(methods().filter(isGet).map(roleOf))
    const changes = new Set(
      methods()
        .filter((one) => !isGet(one))
        .map(roleOf),
    )
    expect([reads.size, changes.size, new Set([...reads, ...changes]).size]).toEqual([1, 1, 2])
    for (const [[role = ''], isTheirs] of [
      [[...reads], (method: string) => method === 'GET'],
      [[...changes], (method: string) => method !== 'GET'],
    ] as const) {
      const own = routes.filter(([, { method }]) => isTheirs(method))
      const lambdas = own.map(([key]) => arnOf(stack.lambdaOf(key)[0]))
      const statements = stack.statementsOf(role)
      expect(statements).toMatchObject([{ Action: 'lambda:InvokeFunction', Effect: 'Allow' }])
      const resources = statements.flatMap(({ Resource }) => Resource)
      expect(resources).toEqual(expect.arrayContaining(lambdas))
      expect(resources).toHaveLength(lambdas.length)
      expect(stack.resources[role]?.Properties.AssumeRolePolicyDocument.Statement).toMatchObject([
        { Principal: { Service: 'apigateway.amazonaws.com' } },
      ])
      // IAM takes 10,240 characters of policies within a role. A Lambda's ARN has at most 52 before its name, which has at
      // most 64, and its quotes and comma.
      expect(200 + lambdas.length * 120).toBeLessThan(10_240)
    }
  })

  test('waits for a Lambda as long as the Lambda may take', () => {
    for (const { Integration } of methods()) {
      const id = Integration.Uri['Fn::Join'][1].find((part: any) => part['Fn::GetAtt'])
      const { Timeout } = stack.resources[id['Fn::GetAtt'][0]]?.Properties ?? {}
      expect(Integration.TimeoutInMillis).toBe(Timeout * 1000)
    }
  })
})
