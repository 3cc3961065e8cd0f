import { z } from 'zod'
import { lambdaKeys } from '../build/build.ts'
import type { Cognito } from './cognito/server.ts'
import { demoCaller, demoNameFor } from './demoCaller.ts'
import { contextOf, isStreaming, splitHead } from './gateway/lambdaRuntime.ts'
import { handlerOf, isLambdaKey, type LambdaKey } from './gateway/lambdas.ts'
import { startPortal } from './portal.ts'
import { asIfBy, type SampleCaller, sampleEvent } from './sampleEvents.ts'

const timeoutMs = 60_000

const answer = z.object({
  statusCode: z.int(),
  headers: z._default(z.record(z.string(), z.string()), {}),
  body: z._default(z.string(), ''),
})

const print = (text: string) => process.stdout.write(text)

function printHead({ statusCode, headers }: z.infer<typeof answer>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`)
  print(`${statusCode}\n${lines.join('')}\n`)
}

/** JSON is spread over lines for people; anything else stays as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

async function runStreaming(key: LambdaKey, event: unknown): Promise<void> {
  const handler = await handlerOf(key)
  const { head, body, out } = splitHead()
  const context = contextOf(key, crypto.randomUUID(), Date.now() + timeoutMs)
  const running = Promise.resolve(handler(event, out, context)).finally(() => out.end())
  printHead(z.parse(answer, JSON.parse((await head).toString('utf8'))))
  for await (const piece of body) print(String(piece))
  await running
}

async function runBuffered(key: LambdaKey, event: unknown): Promise<void> {
  const handler = await handlerOf(key)
  const given = await handler(event, contextOf(key, crypto.randomUUID(), Date.now() + timeoutMs))
  const answered = z.safeParse(answer, given)
  if (!answered.success) return void print(`${JSON.stringify(given, null, 2) ?? 'nothing'}\n`)
  printHead(answered.data)
  print(`${readable(answered.data.body)}\n`)
}

/** Somebody of the demo who may make the call, and the id of a colleague whom it may be about. */
async function demoPeopleFor(key: LambdaKey, cognito: Cognito): Promise<[SampleCaller, string]> {
  const [caller, colleague] = await Promise.all([
    demoCaller(cognito, demoNameFor(key)),
    demoCaller(cognito, 'tove'),
  ])
  return [caller, colleague.id]
}

async function invokeSample(key: string | undefined): Promise<void> {
  if (!key || !isLambdaKey(key)) {
    throw new Error(
      `${key ? `There is no Lambda '${key}'.` : 'Which Lambda? npm run invoke assistant.send'}\n` +
        `Lambdas:\n${lambdaKeys.map((known) => `  ${known}`).join('\n')}`,
    )
  }
  const portal = await startPortal({ port: 0, schedules: false })
  try {
    const event = asIfBy(sampleEvent(key), ...(await demoPeopleFor(key, portal.cognito)))
    await (isStreaming(await handlerOf(key)) ? runStreaming : runBuffered)(key, event)
  } finally {
    await portal.stop()
  }
}

await invokeSample(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
