/** What a model is asked. */
export type Asked = {
  model: string
  system: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  key: string
  /** Another address than the provider's own, for another region or the local stand-in. */
  address: string | undefined
  /** Milliseconds to wait for the provider's first byte. */
  idleMs: number
  signal: AbortSignal
}

/** Tokens by the provider's own count. */
export type Tokens = { InTokenAntal: number; OutTokenAntal: number }

/**
 * Speaks one wire protocol: yields the answer's text as it comes and returns the provider's count of tokens, or
 * undefined when it gave none. Tries once. Throws ModelFailure.
 */
export type Adapter = (asked: Asked) => AsyncGenerator<string, Tokens | undefined>
