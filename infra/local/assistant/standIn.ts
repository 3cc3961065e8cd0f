import { LLMock } from '@copilotkit/aimock'
import { answerTo } from './answers.ts'
import { type ListedModel, modelList } from './modelList.ts'

/** Calls that it remembers; all of them would be more and more memory. */
const journalMaxEntries = 500

/** Pace of the written answers: about as fast as a provider writes, or as fast as the machine can. */
const paces = {
  human: { chunkSize: 6, streamingProfile: { ttft: 500, tps: 45, jitter: 0.3 } },
  none: { chunkSize: 12 },
} as const

export type Pace = keyof typeof paces

/**
 * Starts the stand-in for the AI providers: it speaks OpenAI's and Anthropic's protocols and answers with Swedish demo
 * texts that say what they are. Tests make it fail through what it returns (its own control API).
 */
export async function startStandIn({
  port,
  pace,
  models,
}: {
  port: number
  pace: Pace
  /** The models that it has, in the lists of all providers. */
  models: ListedModel[]
}): Promise<LLMock> {
  const standIn = new LLMock({ port, host: '127.0.0.1', logLevel: 'silent', journalMaxEntries })
  standIn.on({}, (request) => ({ content: answerTo(request.messages) }), paces[pace])
  standIn.mount('/v1/models', modelList(models))
  await standIn.start()
  return standIn
}
