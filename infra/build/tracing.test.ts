import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFunctions, buildTracer } from './build.ts'
import { demoCaller } from '../local/demoCaller.ts'
import { isLambdaKey } from '../local/gateway/lambdas.ts'
import { type Portal, startPortal } from '../local/portal.ts'
import { asIfBy, sampleEvent } from '../local/sampleEvents.ts'
import { type Invocation, invokeBundle } from '../testing/invokeBundle.ts'
import { wholeEnvironment } from '../testing/lambdaProcess.ts'

const folder = mkdtempSync(join(tmpdir(), 'traced-'))
let portal: Portal

beforeAll(async () => {
  await buildFunctions(join(folder, 'functions'), ['auth.me', 'assistant.send'])
  await buildTracer(join(folder, 'tracer'))
  portal = await startPortal({ port: 0, pace: 'none' })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await portal.stop()
})

type Segment = {
  id: string
  name: string
  trace_id: string
  parent_id: string
  annotations?: object
  fault?: boolean
  aws?: object
  http?: { request: { url: string } }
}

/** Where X-Ray's daemon would be. Each segment comes in a datagram, behind a line that says so. */
async function daemon() {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  const segments: Segment[] = []
  const ended = Promise.withResolvers<Segment[]>()
  socket.on('message', (datagram) => {
    const [, segment] = datagram.toString('utf8').split('\n')
    if (segment === undefined) ended.resolve(segments)
    else segments.push(JSON.parse(segment))
  })
  await once(socket, 'listening')
  const { port } = socket.address()
  return {
    address: `127.0.0.1:${port}`,
    /** All that has been sent until now: datagrams on one machine keep their order. */
    received() {
      socket.send('end', port, '127.0.0.1')
      return ended.promise
    },
    [Symbol.dispose]: () => void socket.close(),
  }
}

const traceIds = ['1', '2', '3'].map((one) => `1-5759e988-bd862e3fe1be46a99427279${one}`)

/** Trace headers: of each trace, whether X-Ray has chosen it. */
const headers = (...sampled: (0 | 1)[]) =>
  sampled.map((one, index) => `Root=${traceIds[index]};Parent=53995c3f42cd8ad8;Sampled=${one}`)

/** Invokes a Lambda's bundle. Gives the statuses that it answered, its log, and what the daemon got. */
async function invoked(key: string, invocations: Invocation[], env = {}) {
  using xray = await daemon()
  if (!isLambdaKey(key)) throw new Error(`There is no Lambda ${key}`)
  const { answers, log } = await invokeBundle(
    join(folder, 'functions', key, 'index.js'),
    invocations,
    {
      ...wholeEnvironment(key, portal),
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      LAMBDA_TASK_ROOT: '/var/task',
      TRACER: join(folder, 'tracer/tracer.cjs'),
      AWS_XRAY_DAEMON_ADDRESS: xray.address,
      POWERTOOLS_LOG_LEVEL: 'ERROR',
      ...env,
    },
  )
  const statuses = answers.map((answer: any) => answer.statusCode)
  return { statuses, log, segments: await xray.received() }
}

async function asAnna(key: string) {
  return asIfBy(sampleEvent(key), await demoCaller(portal.cognito, 'anna'))
}

const named = (segments: Segment[], name: string) => segments.filter((one) => one.name === name)

test('a call that X-Ray follows is seen from within, each in its own trace', async () => {
  const event = await asAnna('auth.me')
  const calls = headers(1, 0, 1).map((traceHeader) => ({ event, traceHeader }))
  const { statuses, segments } = await invoked('auth.me', calls)
  expect(statuses).toEqual([200, 200, 200])
  const handlings = named(segments, '## index.handler')
  expect(handlings).toMatchObject([
    { trace_id: traceIds[0], annotations: { ColdStart: true, Service: 'portalen' } },
    { trace_id: traceIds[2], annotations: { ColdStart: false, Service: 'portalen' } },
  ])
  for (const handling of handlings) expect(handling.parent_id).toBe('53995c3f42cd8ad8')
  const reads = named(segments, 'DynamoDB')
  expect(reads.map(({ parent_id }) => parent_id)).toEqual(handlings.map(({ id }) => id))
  expect(reads[0]?.aws).toMatchObject({ operation: 'GetItem' })
  expect(segments).toHaveLength(4)
})

test.each(['auth.me', 'assistant.send'])('no trace of %s holds personal data', async (key) => {
  const event = await asAnna(key)
  const calls = headers(1).map((traceHeader) => ({ event, traceHeader }))
  const { segments } = await invoked(key, calls)
  expect(segments).not.toEqual([])
  // Who asks, from where, and the question that the sample event holds.
  expect(JSON.stringify(segments)).not.toMatch(/anna|Bergström|@|USER#|198\.51|Mälaren/i)
})

test('a refusal is no fault, and what nobody foresaw is one', async () => {
  const event = await asAnna('auth.me')
  const strangers = { ...Object(event), requestContext: { requestId: 'r' } }
  const [first = '', second = ''] = headers(1, 1)
  const refused = await invoked('auth.me', [{ event: strangers, traceHeader: first }])
  expect(refused.statuses).toEqual([401])
  expect(named(refused.segments, '## index.handler').map(({ fault }) => fault)).toEqual([undefined])
  const call = { event, traceHeader: second }
  const broken = await invoked('auth.me', [call], { TABLE_NAME: 'nowhere' })
  expect(broken.statuses).toEqual([500])
  expect(named(broken.segments, '## index.handler').map(({ fault }) => fault)).toEqual([true])
})

test('the provider’s answer is seen beside the table, also where it is streamed', async () => {
  const call = { event: await asAnna('assistant.send'), traceHeader: headers(1)[0] ?? '' }
  const { statuses, segments } = await invoked('assistant.send', [call])
  expect(statuses).toEqual([200])
  const [handling] = named(segments, '## index.handler')
  const asked = named(segments, '127.0.0.1').filter(({ parent_id }) => parent_id === handling?.id)
  expect(asked.map(({ http }) => http?.request.url)).toEqual([
    expect.stringMatching(/\/v1\/(chat\/completions|responses|messages)$/),
  ])
  expect(named(segments, 'DynamoDB').length).toBeGreaterThan(1)
})

test('a tracer that cannot be loaded keeps nobody from an answer', async () => {
  const event = await asAnna('auth.me')
  const calls = headers(1, 1).map((traceHeader) => ({ event, traceHeader }))
  const env = { TRACER: join(folder, 'nowhere.cjs') }
  const { statuses, log, segments } = await invoked('auth.me', calls, env)
  expect(statuses).toEqual([200, 200])
  expect(segments).toEqual([])
  expect(log.match(/the tracer could not be loaded/g)).toHaveLength(1)
})
