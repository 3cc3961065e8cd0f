import { call } from './call.ts'
import { person } from './people.ts'
import { question } from './questions.ts'
import type { Answer, startRawProvider } from './rawProvider.ts'
import { usageOf } from './records.ts'
import { withEverything } from '../stack/variants.ts'

type Provider = Awaited<ReturnType<typeof startRawProvider>>

/** The model of `withEverything` that Amazon Bedrock is asked for here. */
export const bedrockModel = 'eu.amazon.nova-pro-v1:0'

export const streamType = { 'content-type': 'application/vnd.amazon.eventstream' }

const { models, suppliers, providers } = withEverything

/** How the portal is started whose Bedrock is this provider. */
export const askedThere = (provider: Provider) => ({
  settings: { models, suppliers, providers },
  env: {
    OWN_ANSWER_DAYS: '0',
    MODEL_SILENCE_SECONDS: '3',
    PROVIDER_ADDRESSES: JSON.stringify({ Bedrock: provider.url }),
  },
})

/** Writes these messages, and ends. */
export const writes =
  (...all: Buffer[]): Answer =>
  (response) =>
    response.writeHead(200, streamType).end(Buffer.concat(all))

/** Writes them, and leaves the connection open. */
export const stays =
  (...all: Buffer[]): Answer =>
  (response) => {
    response.writeHead(200, streamType).flushHeaders()
    if (all.length > 0) response.write(Buffer.concat(all))
  }

/** Refuses as AWS's JSON services do. */
export const refuses =
  (status: number, name: string, message = 'no', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'x-amzn-errortype': `${name}:http://internal.amazon.com/`,
        ...headers,
      })
      .end(JSON.stringify({ message }))

let words = 0
export const fresh = () => `bergrund-${++words}-`

/** Somebody asks Bedrock, which answers so: what they read, what is recorded, how often it was asked. */
export async function askBedrock(provider: Provider, answer: Answer, word = fresh()) {
  provider.answers(word, answer)
  const { token, id } = await person()
  const { id: QuestionId } = await question({ AImodule: 'Bedrock', GPTV: bedrockModel })
  const { status, body } = await call('assistant.send', { QuestionId, FBody: word }, { token })
  const records = await usageOf(id)
  const outcomes = records.map((record) => record['outcome'])
  const tries = provider.timesAsked(word)
  return { status, body, code: body.error?.code, records, outcomes, tries }
}
