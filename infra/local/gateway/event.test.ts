import type { APIGatewayProxyEvent } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import { contract, type RouteKey } from '../../../shared/contract/index.ts'
import { viewerHeader } from '../../../shared/headers.ts'
import { startTestApi } from '../../testing/api.ts'
import { rawRequest } from '../../testing/rawRequest.ts'
import { sampleEvent } from '../sampleEvents.ts'

type Sent = { query?: string; body?: string | Buffer; headers?: string[] }

/** The API with Lambdas that answer with their event. */
async function echoing() {
  const echo = async (event: unknown) => ({ statusCode: 200, body: JSON.stringify(event) })
  const api = await startTestApi({
    'auth.login': echo,
    'auth.me': echo,
    'assistant.questions': echo,
    'assistant.send': echo,
  })
  const { AccessToken } = await api.pool.tokensOf('anna@example.se')
  const eventOf = async (
    key: RouteKey,
    { query = '', body = '', headers = [] }: Sent = {},
  ): Promise<APIGatewayProxyEvent> => {
    const { method, path } = contract[key]
    const token = ['Authorization', `Bearer ${AccessToken}`]
    const sent = { method, body, headers: [...token, ...headers] }
    const response = await rawRequest(api.url, `/v1/${path}${query}`, sent)
    return JSON.parse(response.body.toString())
  }
  return { ...api, eventOf }
}

describe.concurrent('the event of a Lambda', () => {
  test('keeps header names as they were sent, and every value of a repeated one', async () => {
    await using api = await echoing()
    const event = await api.eventOf('auth.me', {
      headers: ['X-UPPER', 'a', 'x-lower', 'b', 'X-Twice', 'one', 'X-Twice', 'two'],
    })
    expect(event.headers).toMatchObject({ 'X-UPPER': 'a', 'x-lower': 'b', 'X-Twice': 'two' })
    expect(event.multiValueHeaders).toMatchObject({
      'X-UPPER': ['a'],
      'x-lower': ['b'],
      'X-Twice': ['one', 'two'],
    })
  })

  test('carries the last and all values of the query, decoded', async () => {
    await using api = await echoing()
    const event = await api.eventOf('assistant.questions', {
      query: '?filterOptions=ChatGPT&filterOptions=Claude&searchTerm=m%C3%B6te%20%26%20mejl&empty=',
    })
    expect(event.queryStringParameters).toEqual({
      filterOptions: 'Claude',
      searchTerm: 'möte & mejl',
      empty: '',
    })
    expect(event.multiValueQueryStringParameters).toEqual({
      filterOptions: ['ChatGPT', 'Claude'],
      searchTerm: ['möte & mejl'],
      empty: [''],
    })
  })

  test('has null where there is neither query nor body', async () => {
    await using api = await echoing()
    for (const query of ['', '?']) {
      expect(await api.eventOf('assistant.questions', { query })).toMatchObject({
        queryStringParameters: null,
        multiValueQueryStringParameters: null,
        pathParameters: null,
        stageVariables: null,
        body: null,
        isBase64Encoded: false,
      })
    }
  })

  test('carries a form in base64, whatever the case of its type, and JSON as text', async () => {
    await using api = await echoing()
    const bytes = Buffer.from([0, 255, 13, 10, 200])
    for (const type of ['multipart/form-data; boundary=x', 'Multipart/Form-Data;boundary=x']) {
      const form = await api.eventOf('assistant.send', {
        body: bytes,
        headers: ['Content-Type', type],
      })
      expect(form).toMatchObject({ body: bytes.toString('base64'), isBase64Encoded: true })
    }
    const json = await api.eventOf('auth.login', {
      body: '{"namn":"Åsa"}',
      headers: ['Content-Type', 'application/json'],
    })
    expect(json).toMatchObject({ body: '{"namn":"Åsa"}', isBase64Encoded: false })
  })

  test('says where it came from, which route it is and who calls', async () => {
    await using api = await echoing()
    const event = await api.eventOf('auth.me', { headers: ['User-Agent', 'a test'] })
    expect(event).toMatchObject({
      resource: '/auth/me',
      path: '/auth/me',
      httpMethod: 'POST',
      requestContext: {
        path: '/v1/auth/me',
        resourcePath: '/auth/me',
        stage: 'v1',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        identity: { sourceIp: '127.0.0.1', userAgent: 'a test' },
        authorizer: {
          claims: {
            sub: expect.any(String),
            token_use: 'access',
            scope: 'aws.cognito.signin.user.admin',
            exp: expect.stringMatching(/^\d+$/),
          },
        },
      },
    })
  })

  test('bears the address that CloudFront saw, whatever the caller wrote into its header', async () => {
    await using api = await echoing()
    const event = await api.eventOf('auth.me', { headers: ['True-Client-IP', '192.0.2.1'] })
    const named = Object.entries(event.multiValueHeaders).filter(
      ([name]) => name.toLowerCase() === viewerHeader,
    )
    expect(named).toEqual([[viewerHeader, ['127.0.0.1']]])
    expect(event.headers[viewerHeader]).toBe('127.0.0.1')
  })

  test('has no other parts than the sample events, which are API Gateway’s own', async () => {
    await using api = await echoing()
    const event = await api.eventOf('auth.me', { headers: ['X-A', 'a'], query: '?a=b' })
    const sample = sampleEvent('auth.me') as APIGatewayProxyEvent
    expect(Object.keys(event).toSorted()).toEqual(Object.keys(sample).toSorted())
    const known = Object.keys(sample.requestContext)
    expect(Object.keys(event.requestContext).filter((name) => !known.includes(name))).toEqual([])
    expect(Object.keys(event.requestContext.identity).toSorted()).toEqual(
      Object.keys(sample.requestContext.identity).toSorted(),
    )
  })
})
