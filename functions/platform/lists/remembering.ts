import type { Versioned } from '../../stores/listVersion.ts'

/** A list that knows its version: how to ask for that alone, and how to read the whole. */
export type Source<T> = {
  version: () => Promise<string | undefined>
  read: () => Promise<Versioned<T>>
}

/**
 * Reads a list anew only when it has changed since this Lambda read it last: half a read unit where it has not (docs/requirements.md,
 * "HTTP cache validation"). Throws what the source throws.
 */
export function remembering<T>({ version, read }: Source<T>) {
  let kept: Versioned<T> | undefined
  /** The list's version where that can save somebody something, and the list itself. */
  async function look(seen: string) {
    const now = seen !== '' || kept?.version !== undefined ? await version() : undefined
    const list = async () => {
      if (!kept || now === undefined || kept.version !== now) kept = await read()
      return kept
    }
    return { now, list }
  }
  return {
    look,
    /** The list alone. */
    async now(): Promise<T> {
      const { list } = await look('')
      return (await list()).value
    },
  }
}
