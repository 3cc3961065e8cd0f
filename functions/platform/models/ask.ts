import { setTimeout as after } from 'node:timers/promises'
import type { AiModule } from '../../../shared/contract/assistant/aiModule.ts'
import type { Asked, Ended } from './adapter.ts'
import { adapters } from './adapters.ts'
import { type Cause, givenUp, ModelFailure } from './failure.ts'
import { keyOf, renewedKeyOf } from './keys.ts'
import { withIdleTimeout } from './idleTimeout.ts'
import { addressOf } from './providers.ts'

/** Tries in all, for what another try may mend. Silence has already taken people's time once. */
const tries: Partial<Record<Cause, number>> = {
  timeout: 2,
  too_many_requests: 3,
  unavailable: 3,
  interrupted: 3,
  empty: 2,
}
/** Each pause is twice as long as the one before, or as long as the provider asks. */
const firstPauseMs = 500
/** A provider that asks for a longer pause than this is not waited for; people are told instead. */
const longestPauseMs = 10_000

/** Milliseconds until the next try, or undefined when there should be none. */
function pause(failure: ModelFailure, attempt: number): number | undefined {
  if (failure.isFinal || attempt >= (tries[failure.why] ?? 1)) return undefined
  const asked = failure.retryAfter === undefined ? undefined : failure.retryAfter * 1000
  // Jitter, so that fifty people who were refused at once don't come back at once.
  const wait = asked ?? firstPauseMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
  return wait > longestPauseMs ? undefined : wait
}

type Question = Omit<Asked, 'key' | 'address'>

async function* tryOnce(provider: AiModule, key: string, question: Question) {
  const address = addressOf(provider)
  if (address === undefined) throw new ModelFailure('not_configured')
  return yield* withIdleTimeout(question.signal, question.idleMs, (signal) =>
    adapters[provider]({ ...question, key, address, signal }),
  )
}

/** The key to try again with at once: another one than the provider has just refused, if the stage has one now. */
async function rotatedKey(provider: AiModule, refused: string): Promise<string | undefined> {
  const key = await renewedKeyOf(provider)
  return key === refused ? undefined : key
}

const pauseFor = (ms: number, signal: AbortSignal) =>
  after(ms, undefined, { signal }).catch(() => {
    throw givenUp(signal)
  })

/**
 * Asks a provider. Yields the answer's text as it is written and returns how it ended.
 * Tries again, within reason, as long as nothing was yielded. Throws ModelFailure; aborting `signal` throws the one
 * that it says.
 */
export async function* askProvider(
  provider: AiModule,
  question: Question,
): AsyncGenerator<string, Ended> {
  let key = await keyOf(provider)
  for (let attempt = 1; ; attempt++) {
    let yielded = false
    const pieces = tryOnce(provider, key, question)
    try {
      let next = await pieces.next()
      // Blanks alone are no answer.
      let held = ''
      for (; !next.done; next = await pieces.next()) {
        held += next.value
        if (held.trim() === '' && !yielded) continue
        yielded = true
        yield held
        held = ''
      }
      if (!yielded) {
        const { tokens, isCut } = next.value
        throw new ModelFailure('empty', { tokens, isFinal: isCut })
      }
      return next.value
    } catch (error) {
      if (!(error instanceof ModelFailure) || yielded || question.signal.aborted) throw error
      const rotated = error.why === 'not_configured' ? await rotatedKey(provider, key) : undefined
      if (rotated !== undefined) {
        key = rotated
        continue
      }
      const wait = pause(error, attempt)
      if (wait === undefined) throw error
      await pauseFor(wait, question.signal)
    } finally {
      // Whoever reads no more lets the provider go; after the end it does nothing.
      await pieces.return({ tokens: undefined, isCut: true })
    }
  }
}
