import { limits } from '../../../shared/limits.ts'
import { config } from './config.ts'
import { keepInBrowser } from './keepInBrowser.ts'

/*
 * What people have typed and not sent yet (docs/requirements.md, "Drafts"): one home for every form, dialog and the editor.
 * A draft is its person's own, survives a reload, a session that ended and a browser that was closed, and is forgotten after
 * some days, or when its person means to sign out. On computers that several people share it ends with the tab.
 */

type Kept = { at: number; value: unknown }

// By hand, since the sign-in page has no schemas yet.
const isKept = (held: unknown): held is Kept =>
  typeof held === 'object' && held !== null && 'at' in held && typeof held.at === 'number'

const storage = () => (config().idleMinutes === undefined ? localStorage : sessionStorage)
const prefixOf = (userid: string) => `draft.${userid}.`
const keysOf = (prefix: string) => Object.keys(storage()).filter((key) => key.startsWith(prefix))

function parsed(key: string): Kept | undefined {
  const text = storage().getItem(key)
  // Asked for each tile of the lobby, most of which have none.
  if (text === null) return undefined
  try {
    const held: unknown = JSON.parse(text)
    const oldest = Date.now() - limits.draftDays * 24 * 60 * 60 * 1000
    return isKept(held) && held.at > oldest ? held : undefined
  } catch {
    return undefined
  }
}

export const drafts = {
  /** What somebody has typed into the place that `of` names; undefined for nothing. */
  read: (userid: string, of: string): unknown => parsed(prefixOf(userid) + of)?.value,

  /** Keeps what somebody has typed; undefined keeps nothing. */
  write(userid: string, of: string, value: unknown) {
    const key = prefixOf(userid) + of
    if (value === undefined) return storage().removeItem(key)
    keepInBrowser(key, JSON.stringify({ at: Date.now(), value }), storage())
  },

  /** Forgets what somebody has typed, in every place whose name begins like this. Gives what takes that back. */
  forget(userid: string, of = ''): () => void {
    const forgotten = keysOf(prefixOf(userid) + of).map(
      (key) => [key, storage().getItem(key) ?? ''] as const,
    )
    for (const [key] of forgotten) storage().removeItem(key)
    return () => {
      for (const [key, text] of forgotten) {
        // What was typed there since counts more.
        if (storage().getItem(key) === null) storage().setItem(key, text)
      }
    }
  },

  /** Takes away whatever nobody has come back to in time, whoever's it was. */
  sweep() {
    for (const key of keysOf('draft.')) if (!parsed(key)) storage().removeItem(key)
  },
}
