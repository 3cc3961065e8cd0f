const afterEndMs = 2_000

/**
 * The chunks of a stream, which ends two seconds after `isEnded` at the latest: some servers say that an answer is finished,
 * and then leave the connection open. Others break it off, or send what cannot be read: after the end that is none of the
 * answer's. Throws what the stream throws before.
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
      const read = iterator.next().catch((error: unknown) => {
        if (!isEnded()) throw error
      })
      const next = await Promise.race([read, over.promise])
      if (!next || next.done === true) return
      yield next.value
    }
  } finally {
    clearTimeout(timer)
    void iterator.return?.().catch(() => undefined)
  }
}
