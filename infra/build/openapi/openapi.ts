import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { z } from 'zod'
import { contract } from '../../../shared/contract/index.ts'
import type { Body, Route } from '../../../shared/contract/route.ts'
import { failure } from '../../../shared/contract/http/stream.ts'
import { accessScope, stageName } from '../../delivery/apiSettings.ts'
import { failedOtherwise, responsesOf } from './responses.ts'
import { schemaOf } from './schemas.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Whether a schema says what kind of value it is of. What code makes of a text has none (`z.transform`). */
const saysKind = (schema: object): boolean =>
  ['type', 'enum', 'const', 'anyOf'].some((word) => word in schema)

/**
 * The keys of a query, as they are once read: what may be repeated is an array on the wire, although a single one is taken too.
 * What code makes of a text stands there as the text.
 */
function parametersOf({ input }: Route) {
  const { required = [], properties: given = {} } = schemaOf(input, 'input')
  const { properties = {} } = schemaOf(input, 'output')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    style: 'form',
    explode: true,
    schema: saysKind(Object(schema)) ? schema : given[name],
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

const operationOf = (key: string, route: Route) => ({
  operationId: key,
  tags: [key.slice(0, key.indexOf('.'))],
  summary: route.summary,
  security: route.access === 'public' ? [] : [{ accessToken: [] }],
  ...takes(route),
  responses: responsesOf(route),
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
  responses: { Failed: failedOtherwise },
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
