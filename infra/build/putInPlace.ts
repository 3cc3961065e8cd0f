import { renameSync, rmSync } from 'node:fs'

const isOneOf = (error: unknown, codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/**
 * Puts a folder that has been written in the place of another. Whoever looks meanwhile finds the old one or the new one, and
 * several processes may do it at once: the last one's stays.
 */
export function putInPlace(written: string, folder: string): void {
  const old = `${written}.old`
  for (let isThere = false; !isThere;) {
    try {
      renameSync(folder, old)
    } catch (error) {
      if (!isOneOf(error, ['ENOENT'])) throw error
    }
    try {
      renameSync(written, folder)
      isThere = true
    } catch (error) {
      // Another process was faster.
      if (!isOneOf(error, ['ENOTEMPTY', 'EEXIST'])) throw error
    }
    rmSync(old, { recursive: true, force: true })
  }
}
