const afterEndMs = 2_000

/**
 * The chunks of a stream, which ends two seconds after `isEnded` at the latest: some servers say that an answer is finished,
 * and then leave the connection open.
 */
export async function* untilEnd<T>(
  chunks: AsyncIterable<T>,
  isEnded: () => boolean,
): AsyncGenerator<T> {
  const iterator = chunks[Symbol.asyncIterator]()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = Promise.withResolvers<undefined>()
  try {
    for (;;) {
      if (isEnded() && timer === undefined) timer = setTimeout(over.resolve, afterEndMs, undefined)
      const next = await Promise.race([iterator.next(), over.promise])
      if (next === undefined || next.done === true) return
      yield next.value
    }
  } finally {
    clearTimeout(timer)
    void iterator.return?.().catch(() => undefined)
  }
}
