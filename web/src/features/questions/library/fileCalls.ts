import {
  type Compared,
  libraryLimits,
  type LibraryQuestion,
} from '../../../../../shared/contract/questions/questionLibrary.ts'
import { writeLibrary } from '../../../../../shared/rules/questionLibrary/libraryText.ts'
import { libraryApi } from '../../../api/library.ts'
import type { FilePart, Parted } from './fileParts.ts'

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

/** Compares a file, one part after the other: only here is what no part has. */
export async function compareAll({ parts, isEdited }: Parted, signal: AbortSignal) {
  const found: FileRow[] = []
  let missing: Compared[] | undefined
  let edited = isEdited ?? false
  for (const part of parts) {
    const { text: File, before } = part
    const input = { File, ...(before > 0 && { From: before }) }
    const { results } = await libraryApi.compare(input, { signal })
    found.push(
      ...results.rows.filter(({ is }) => is !== 'missing').map((row) => ({ ...row, part })),
    )
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
