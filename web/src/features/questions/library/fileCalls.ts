import {
  type Compared,
  libraryLimits,
  type LibraryQuestion,
} from '../../../../../shared/contract/questions/questionLibrary.ts'
import { writeLibrary } from '../../../../../shared/rules/questionLibrary/libraryText.ts'
import { libraryApi } from '../../../api/library.ts'
import { type FilePart, onlyOf, type Parted } from './fileParts.ts'

/** A question beside what is here, and the part of the file in which it stands; what is only here has none. */
export type FileRow = Compared & { part?: FilePart }

/** The whole library as the text of `fragor.json`. */
export async function takeOutAll(): Promise<string> {
  const found: LibraryQuestion[] = []
  let after: string | undefined
  do {
    const { results, next } = await libraryApi.takeOut({ ...(after !== undefined && { after }) })
    found.push(...results)
    after = next
  } while (after !== undefined)
  return writeLibrary(found)
}

const cutIn = (rows: Compared[]) => new Set(rows.flatMap(({ id, isCut }) => (isCut ? [id] : [])))

/** The rows with all that is here: what was too much for an answer is asked for again, without what it had. */
async function wholeRows(rows: Compared[], part: FilePart, signal: AbortSignal) {
  let [whole, cut] = [rows, cutIn(rows)]
  while (cut.size > 0) {
    const { results } = await libraryApi.compare({ File: onlyOf(part.text, cut) }, { signal })
    const found = new Map(results.rows.map((row) => [row.id, row]))
    whole = whole.map((row) => (row.isCut ? (found.get(row.id) ?? row) : row))
    const still = cutIn(whole)
    if (still.size === cut.size) break
    cut = still
  }
  return whole
}

/** Compares a file, one part after the other: only here is what no part has. */
export async function compareAll({ parts, isEdited }: Parted, signal: AbortSignal) {
  const found: FileRow[] = []
  let missing: Compared[] | undefined
  let edited = isEdited ?? false
  for (const part of parts) {
    const { text: File, before } = part
    const input = { File, ...(before > 0 && { From: before }) }
    const { results } = await libraryApi.compare(input, { signal })
    const inFile = results.rows.filter(({ is }) => is !== 'missing')
    found.push(...(await wholeRows(inFile, part, signal)).map((row) => ({ ...row, part })))
    const notHere = results.rows.filter(({ is }) => is === 'missing')
    const ids = new Set(notHere.map(({ id }) => id))
    missing = missing?.filter(({ id }) => ids.has(id)) ?? notHere
    edited ||= isEdited === undefined && results.isEdited
  }
  return { isEdited: edited, rows: [...found, ...(missing ?? [])] }
}

/**
 * Takes in as many as a call may, and then the next ones, part by part. Gives how many became drafts, and how many did not. What broke
 * off is done again by the same once more: a draft that says what the file does stays as it is.
 */
export async function takeInAll(rows: FileRow[]) {
  let taken = 0
  for (const [part, some] of Map.groupBy(rows, (row) => row.part)) {
    if (!part) continue
    for (let from = 0; from < some.length; from += libraryLimits.taken) {
      const Chosen = some
        .slice(from, from + libraryLimits.taken)
        .map(({ id, Draft }) => ({ id, DaytoUpdate: Draft?.DaytoUpdate ?? '' }))
      const { results } = await libraryApi.takeIn({ File: part.text, Chosen })
      taken += results.filter(({ is }) => is === 'taken' || is === 'same').length
    }
  }
  return { taken, kept: rows.length - taken }
}
