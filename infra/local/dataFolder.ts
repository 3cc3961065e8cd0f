import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const elsewhere = 'choose another folder: PORTAL_DATA=/tmp/portal npm start'
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** What is wrong with a database, in SQLite's own words; nothing when it is whole. */
function faultOf(file: string): string | undefined {
  try {
    using db = new DatabaseSync(file, { readOnly: true })
    const found = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
    return found === 'ok' ? undefined : String(found)
  } catch (error) {
    return reasonOf(error)
  }
}

/**
 * Takes a data folder for this portal alone, until the process ends however it ends: two that write to one would lose
 * what the other has written. Makes the folder where there is none. Throws an Error with one clear line when another
 * portal has it, or when it cannot be written. Gives what lets it go.
 */
export function holdFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
    const lock = new DatabaseSync(join(folder, 'portal.lock'))
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    const reason = reasonOf(error)
    throw new Error(
      reason.includes('locked')
        ? `Another portal runs on ${folder}. Stop it, or ${elsewhere}`
        : `The data folder ${folder} cannot be written (${reason}). Make it writable, or ${elsewhere}`,
      { cause: error },
    )
  }
}

/** An error of a start, as one clear line that names the file when it is one in the data folder that cannot be read. */
export function dataError(error: unknown, folder: string): unknown {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
  for (const file of files.map((name) => join(folder, name))) {
    const fault = faultOf(file)
    if (fault !== undefined) {
      return new Error(
        `${file} cannot be read (${fault}). Put a copy of the folder back, or ${elsewhere}`,
        { cause: error },
      )
    }
  }
  return error
}
