import { NetworkError } from './errors.ts'

/** Loads a part of the bundle that the first page does without. Throws `NetworkError` when it cannot be had. */
export const lazyImport = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    throw new NetworkError(error)
  })
