import { useRef } from 'react'
import { ApiError } from '../../api/errors.ts'

/** Whether nobody can say if it has been done: no reply came, or none that can be read. */
const isLost = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.code === 'unreadable'

/**
 * Gives what sends something new. Where the reply to an earlier try was lost, and this one is refused with `code` since it is
 * there already, it gives what `find` finds of it; where that is somebody else's, it is refused.
 */
export function useSendNew() {
  const lost = useRef(false)
  return async <T>(
    send: () => Promise<T>,
    code: string,
    find: () => Promise<T | undefined>,
  ): Promise<T> => {
    try {
      return await send()
    } catch (error) {
      const mayBeOwn = lost.current && error instanceof ApiError && error.code === code
      const own = mayBeOwn ? await find() : undefined
      if (own !== undefined) return own
      lost.current ||= isLost(error)
      throw error
    }
  }
}
