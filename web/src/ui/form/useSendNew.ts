import { useRef } from 'react'
import { ApiError } from '../../api/request/errors.ts'

/** Whether nobody can say if it has been done: no reply came, or none that can be read. */
const isLost = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.code === 'unreadable'

type New<T> = {
  /** All that is sent, as one text: something else is another thing. */
  sent: string
  send: () => Promise<T>
  /** The codes of the refusal of what is there already. */
  codes: readonly string[]
  find: () => Promise<T | undefined>
}

/**
 * Gives what sends something new. Where the reply to an earlier try with the very same was lost, and this one is refused since it
 * is there already, it gives what `find` finds of it; where that is somebody else's, it is refused.
 */
export function useSendNew() {
  const lost = useRef<string>(undefined)
  return async <T>({ sent, send, codes, find }: New<T>): Promise<T> => {
    try {
      return await send()
    } catch (error) {
      const isThere = error instanceof ApiError && codes.includes(error.code)
      const mayBeOwn = isThere && lost.current === sent
      const own = mayBeOwn ? await find() : undefined
      if (own !== undefined) return own
      if (isLost(error)) lost.current = sent
      throw error
    }
  }
}
