import { givenUp, ModelFailure } from './failure.ts'

/**
 * Runs a stream that is given up when nothing comes for `idleMs`, or when `signal` is aborted. `start` receives
 * the signal that stops the provider. Throws ModelFailure: `timeout` after silence, otherwise what `signal` says.
 */
export async function* withIdleTimeout<T>(
  signal: AbortSignal,
  idleMs: number,
  start: (signal: AbortSignal) => AsyncGenerator<string, T>,
): AsyncGenerator<string, T> {
  const silence = new AbortController()
  const either = AbortSignal.any([signal, silence.signal])
  const stopped = Promise.withResolvers<never>()
  // Only ever looked at in a race; without this an abort between two races would count as unhandled.
  stopped.promise.catch(() => undefined)
  const why = () => (signal.aborted ? givenUp(signal) : new ModelFailure('timeout'))
  either.addEventListener('abort', () => stopped.reject(why()), { once: true })
  if (signal.aborted) throw why()
  const timer = setTimeout(() => silence.abort(), idleMs)
  const pieces = start(either)
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), stopped.promise])
      if (next.done) return next.value
      timer.refresh()
      yield next.value
      timer.refresh()
    }
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}
