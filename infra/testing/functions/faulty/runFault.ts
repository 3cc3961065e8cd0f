import { call, send } from '../call.ts'
import { person } from '../people.ts'
import { question } from '../questions.ts'
import type { useRawProvider } from '../rawProvider.ts'
import { usageOf } from '../records.ts'
import { eventsOf } from '../streamEvents.ts'
import type { Fault } from './faults.ts'
import { protocolOf } from './protocols.ts'

const models = {
  ChatGPT: 'gpt-6-luna',
  Mistralai: 'mistral-large-latest',
  Claude: 'claude-sonnet-5-5',
  Perplexity: 'sonar',
} as const

export const modules = ['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'] as const
export const ways = ['whole', 'streamed'] as const

export type From = { AImodule: (typeof modules)[number]; way: (typeof ways)[number] }

type Provider = ReturnType<typeof useRawProvider>

let runs = 0

async function read(way: From['way'], input: { QuestionId: string; FBody: string }, token: string) {
  if (way === 'whole') return (await call('assistant.send', input, { token })).body
  const response = await send('assistant.send', input, { token, accept: 'text/event-stream' })
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
  return streams ? (await eventsOf(response)).events.at(-1)?.data : response.json()
}

/** Somebody asks a provider with a fault: what they read, what is recorded, how often it was asked, and how long it took. */
export async function runFault(provider: Provider, { answer }: Fault, { AImodule, way }: From) {
  const FBody = `brist-${++runs}-`
  provider.answers(FBody, answer(protocolOf(AImodule)))
  const { token, id } = await person()
  const { id: QuestionId } = await question({ AImodule, GPTV: models[AImodule] })
  const started = performance.now()
  const body: any = await read(way, { QuestionId, FBody }, token)
  const seconds = (performance.now() - started) / 1_000
  const records = await usageOf(id)
  const { receipt: _, ...results } = body.results ?? {}
  return {
    results: body.results && results,
    told: body.error?.error,
    code: body.error?.code,
    outcomes: records.map((record) => record['outcome']),
    tries: provider.timesAsked(FBody),
    seconds,
  }
}

export type Run = Awaited<ReturnType<typeof runFault>>
