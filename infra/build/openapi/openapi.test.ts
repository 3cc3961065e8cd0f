import type { APIGatewayProxyEvent } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { sampleEvent } from '../../local/sampleEvents.ts'
import { missingInPassword } from '../../../shared/rules/people/password.ts'
import { failures } from '../../../shared/contract/http/failures.ts'
import { failuresOf } from '../../../shared/contract/http/failuresOf.ts'
import { openapi } from './openapi.ts'

const document: any = openapi('1.2.3')
const routes = Object.entries<Route>(contract)

const operations = Object.entries<any>(document.paths).flatMap(([path, item]) =>
  Object.entries<any>(item).map(([method, operation]) => ({ path, method, ...operation })),
)
const operationOf = (key: string) => operations.find(({ operationId }) => operationId === key)

/** Every value below a key of this name, wherever it stands. */
function valuesOf(node: unknown, name: string): any[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === name ? [value] : valuesOf(value, name),
  )
}

describe('the OpenAPI document', () => {
  test('has the parts that OpenAPI 3.1 asks for', () => {
    const text = z.string().min(1)
    const media = z.record(
      z.string().regex(/^\w+\/[\w-]+$/),
      z.object({ schema: z.looseObject({}) }),
    )
    const reference = z.strictObject({ $ref: z.string().startsWith('#/components/') })
    const operation = z.strictObject({
      operationId: text,
      tags: z.array(text),
      summary: text,
      security: z.array(z.record(z.string(), z.array(z.string()))),
      parameters: z
        .array(
          z.strictObject({
            name: text,
            in: z.enum(['query', 'header', 'path', 'cookie']),
            required: z.boolean(),
            style: z.literal('form'),
            explode: z.boolean(),
            schema: z.looseObject({}),
          }),
        )
        .optional(),
      requestBody: z.strictObject({ required: z.boolean(), content: media }).optional(),
      responses: z.record(
        z.string().regex(/^([1-5]\d\d|default)$/),
        z.union([reference, z.strictObject({ description: text, content: media.optional() })]),
      ),
    })
    const whole = z.strictObject({
      openapi: z.literal('3.1.1'),
      info: z.strictObject({ title: text, version: z.literal('1.2.3'), description: text }),
      servers: z.array(z.strictObject({ url: z.literal('/v1') })),
      tags: z.array(z.strictObject({ name: text })),
      paths: z.record(
        z.string().startsWith('/'),
        z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation),
      ),
      components: z.strictObject({
        securitySchemes: z.record(text, z.looseObject({ type: z.literal('http'), scheme: text })),
        schemas: z.record(text, z.looseObject({})),
        responses: z.record(text, z.strictObject({ description: text, content: media })),
      }),
    })
    expect(whole.safeParse(document).error?.issues).toBeUndefined()
  })

  test('names every route of the contract once, and no others', () => {
    const ids: string[] = operations.map(({ operationId }) => operationId)
    expect(ids.toSorted()).toEqual(routes.map(([key]) => key).toSorted())
    for (const [key, { method, path }] of routes) {
      expect(operationOf(key)).toMatchObject({ path: `/${path}`, method: method.toLowerCase() })
    }
  })

  test('refers only to what is there', () => {
    const lost = valuesOf(document, '$ref').filter((reference: string) => {
      const names = reference.replace('#/', '').split('/')
      return names.reduce((node, name) => node?.[name], document) === undefined
    })
    expect(lost).toEqual([])
  })

  test('holds schemas that JSON Schema knows', () => {
    const schemas = valuesOf(document, 'schema').filter((schema) => !('$ref' in schema))
    expect(schemas.length).toBeGreaterThan(routes.length)
    for (const schema of schemas) expect(() => z.fromJSONSchema(schema)).not.toThrow()
  })

  test('names every code that a call can fail with, by its status', () => {
    for (const [key, route] of routes) {
      for (const code of failuresOf(route)) {
        expect(operationOf(key).responses[failures[code][0]].description).toContain(`\`${code}\``)
      }
    }
    const { 404: gone, 409: conflict, 413: large } = operationOf('profile.update').responses
    expect([gone, conflict, large]).not.toContain(undefined)
  })

  test('says what is inside of a text that carries JSON', () => {
    const { schema } = operationOf('questions.delete').parameters[0]
    expect(schema).toMatchObject({
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { required: ['id'] },
    })
    const body = operationOf('users.add').requestBody.content['multipart/form-data'].schema
    expect(body.properties.user.anyOf[0].contentSchema.required).toEqual(['Firstname', 'email'])
  })

  test('says of every key of a query what it holds', () => {
    const silent = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ schema }: any) => !['type', 'enum', 'anyOf'].some((word) => word in schema))
        .map(({ name }: any) => `${operationId} ${name}`),
    )
    expect(silent).toEqual([])
    const keyOf = (key: string, wanted: string) =>
      operationOf(key).parameters.find(({ name }: any) => name === wanted).schema
    expect(keyOf('answers.all', 'pinned')).toMatchObject({ enum: ['true', 'false'] })
    expect(keyOf('calendar.repeat', 'start')).toMatchObject({ type: 'string', format: 'date-time' })
  })

  test('knows a good password as the portal does', () => {
    const { password } =
      operationOf('auth.register').requestBody.content['application/json'].schema.properties
    const fits = z.fromJSONSchema(password)
    for (const given of [
      'Portalen1',
      'portalen1',
      'PORTALEN1',
      'Portalen',
      'Port1',
      ' Portalen1',
      'Portalen1 ',
      'Pörtalen 1',
    ]) {
      expect([given, fits.safeParse(given).success]).toEqual([
        given,
        missingInPassword(given).length === 0,
      ])
    }
  })

  test('is the same each time', () => {
    expect(JSON.stringify(openapi('1.2.3'))).toBe(JSON.stringify(document))
  })
})

describe.each(routes)('the operation %s', (key, route) => {
  test('asks for a token exactly when the route does', () => {
    const { security, responses } = operationOf(key)
    expect(security).toEqual(route.access === 'public' ? [] : [{ accessToken: [] }])
    expect(responses[401]?.description.includes('`signed_out`') ?? false).toBe(
      route.access !== 'public',
    )
  })

  test('takes its input where the route does, and fits the sample event', async () => {
    const { parameters, requestBody } = operationOf(key)
    const types = { json: 'application/json', multipart: 'multipart/form-data' }
    if (route.body === 'query') {
      const { multiValueQueryStringParameters } = sampleEvent(key) as APIGatewayProxyEvent
      const names = parameters.map(({ name }: { name: string }) => name)
      expect(names).toEqual(
        expect.arrayContaining(Object.keys(multiValueQueryStringParameters ?? {})),
      )
      expect(requestBody).toBeUndefined()
      return
    }
    expect(Object.keys(requestBody.content)).toEqual([types[route.body]])
    const schema = z.fromJSONSchema(requestBody.content[types[route.body]].schema)
    if (route.body !== 'json') return
    const { body } = sampleEvent(key) as APIGatewayProxyEvent
    expect(schema.safeParse(JSON.parse(body ?? '{}')).success).toBe(true)
  })

  test('says that it streams exactly when the route may', () => {
    const { content } = operationOf(key).responses[200]
    const types = [
      route.gives ?? 'application/json',
      ...(route.streams ? ['text/event-stream'] : []),
    ]
    expect(Object.keys(content)).toEqual(types)
  })

  test('fails in the wire format', () => {
    const { 200: _, 304: __, default: fallback, ...failed } = operationOf(key).responses
    expect(fallback).toEqual({ $ref: '#/components/responses/Failed' })
    for (const { content } of Object.values<any>(failed)) {
      expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Failure' })
    }
  })
})
