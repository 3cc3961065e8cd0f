import type { Effort } from '../../../shared/contract/assistant/aiModule.ts'
import type { Source } from '../../../shared/contract/assistant/answer.ts'

/** What a model is asked. */
export type Asked = {
  model: string
  effort?: Effort | undefined
  /** How freely it chooses its words; never with an effort. */
  temperature?: number | undefined
  /** The greatest length of the answer, what the model thinks included. */
  answerTokens: number
  system: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  /** Empty where the server wants none. */
  key: string
  /** Where it is asked: the provider's own address, one of another region, a proxy, the local stand-in. */
  address: string
  /** Milliseconds without a word after which the provider is given up. */
  idleMs: number
  signal: AbortSignal
}

/** Tokens by the provider's own count: all of them, and those of them that were cached or thought, where it tells. */
export type Tokens = {
  InTokenAntal: number
  OutTokenAntal: number
  cachedTokens?: number
  reasoningTokens?: number
}

/**
 * How an answer ended: the provider's own count, where it gave a usable one, whether it stopped at its greatest length, and
 * the sources that the provider names.
 */
export type Ended = { tokens: Tokens | undefined; isCut: boolean; sources?: Source[] }

/**
 * Speaks one wire protocol: yields the answer's text as it comes and returns how it ended. Tries once. Throws
 * ModelFailure.
 */
export type Adapter = (asked: Asked) => AsyncGenerator<string, Ended>
