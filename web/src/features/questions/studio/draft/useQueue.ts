import { useRef } from 'react'

/** Does one thing after the other: each waits for what is under way, whatever comes of that. */
export function useQueue() {
  const underWay = useRef<Promise<void>>(undefined)

  async function inTurn<Done>(work: () => Done | Promise<Done>): Promise<Done> {
    // Of several that wait for one the first begins the next.
    while (underWay.current) await underWay.current
    const { promise, resolve } = Promise.withResolvers<void>()
    underWay.current = promise
    try {
      return await work()
    } finally {
      underWay.current = undefined
      resolve()
    }
  }

  return { inTurn, isBusy: () => underWay.current !== undefined }
}
