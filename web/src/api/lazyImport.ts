import { NetworkError } from './request/errors.ts'

/** Loads a part of the bundle that the first page does without. Throws `NetworkError` when it cannot be had. */
export const lazyImport = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    throw new NetworkError(error)
  })

/** Fetches a part before it is needed. That it could not be fetched shows when it is. */
export const prefetch = (load: () => Promise<unknown>) => void load().catch(() => undefined)
