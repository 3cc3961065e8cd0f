import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { z } from 'zod'
import { contract } from '../../shared/contract/index.ts'
import type { Body, Route } from '../../shared/contract/route.ts'
import { failure, streamEvents } from '../../shared/contract/stream.ts'
import { accessScope, stageName } from '../delivery/apiSettings.ts'

const root = resolve(import.meta.dirname, '../..')

type Schema = z.core.JSONSchema.BaseSchema

/** A schema as OpenAPI 3.1 takes it. What only code can check, such as the rule for passwords, is left out. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The keys of a query: what may be repeated is an array on the wire, although a single one is taken too. */
function parametersOf({ input }: Route) {
  const { required = [] } = schemaOf(input, 'input')
  const { properties = {} } = schemaOf(input, 'output')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    style: 'form',
    explode: true,
    schema,
  }))
}

const contentTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const satisfies Record<Exclude<Body, 'query'>, string>

function takes(route: Route) {
  if (route.body === 'query') return { parameters: parametersOf(route) }
  const schema = schemaOf(route.input, 'input')
  const required = (schema.required ?? []).length > 0
  return { requestBody: { required, content: { [contentTypes[route.body]]: { schema } } } }
}

const streamed = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        `When asked with Accept: text/event-stream. Any number of ${streamEvents.text} events, then one ` +
        `${streamEvents.result} with the same object as the JSON answer, or one ${streamEvents.failure}. ` +
        'Comment lines in between keep the connection open.',
    },
    example: `event: ${streamEvents.text}\ndata: {"text":"Hej"}\n\nevent: ${streamEvents.result}\ndata: {"results":{"answer":"Hej"}}\n\n`,
  },
}

const failed = (name: string) => ({ $ref: `#/components/responses/${name}` })

const gives = ({ output, streams, access }: Route) => ({
  responses: {
    200: {
      description: 'Success',
      content: {
        'application/json': { schema: schemaOf(output, 'output') },
        ...(streams && streamed),
      },
    },
    400: failed('Invalid'),
    ...(access !== 'public' && { 401: failed('SignedOut') }),
    ...(access === 'admin' && { 403: failed('Forbidden') }),
    default: failed('Failed'),
  },
})

const operationOf = (key: string, route: Route) => ({
  operationId: key,
  tags: [key.slice(0, key.indexOf('.'))],
  summary: route.summary,
  security: route.access === 'public' ? [] : [{ accessToken: [] }],
  ...takes(route),
  ...gives(route),
})

const failedWith = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

const components = {
  securitySchemes: {
    accessToken: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: `The pool's access token, with the scope ${accessScope}; auth/login gives one`,
    },
  },
  schemas: {
    Failure: schemaOf(failure, 'output'),
  },
  responses: {
    Invalid: failedWith('The input cannot be read, or breaks the contract: `fields` says where'),
    SignedOut: failedWith('No usable token, or its owner is gone'),
    Forbidden: failedWith('Signed in, but not allowed'),
    Failed: failedWith('Anything else that fails'),
  },
}

/** The contract as an OpenAPI 3.1 document. */
export function openapi(version: string) {
  const routes = Object.entries<Route>(contract)
  const paths = new Map<string, Record<string, unknown>>()
  for (const [key, route] of routes) {
    const path = `/${route.path}`
    const method = route.method.toLowerCase()
    paths.set(path, { ...paths.get(path), [method]: operationOf(key, route) })
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Portalen',
      version,
      description: 'Made from shared/contract by `npm run openapi`; texts in answers are Swedish.',
    },
    servers: [{ url: `/${stageName}` }],
    tags: [...new Set(routes.map(([key]) => key.slice(0, key.indexOf('.'))))].map((name) => ({
      name,
    })),
    paths: Object.fromEntries(paths),
    components,
  }
}

if (import.meta.main) {
  const { version } = z.parse(
    z.object({ version: z.string() }),
    JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')),
  )
  const file = resolve(root, 'dist/openapi.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(openapi(version), null, 2)}\n`)
  process.stdout.write(`${relative(process.cwd(), file)}\n`)
}
