import { libraryLimits } from '../../../shared/contract/questions/questionLibrary.ts'

/**
 * The rows of a comparison with as much of what is here as one answer carries, in their order, and of one row at least. The others have
 * `isCut` in its place: asked for without those before them, they have it.
 */
export function withinAnAnswer<Row extends { Live?: object | undefined }>(
  rows: Row[],
): (Row & { isCut?: true })[] {
  let left: number = libraryLimits.inAPart.characters
  let isFirst = true
  return rows.map((row) => {
    if (!row.Live) return row
    // A letter may be several bytes, of which an answer carries so many.
    left -= Buffer.byteLength(JSON.stringify(row.Live))
    const isCarried = isFirst || left >= 0
    isFirst = false
    return isCarried ? row : { ...row, Live: undefined, isCut: true }
  })
}
