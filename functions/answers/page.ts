import type { Turn } from '../../shared/contract/assistant/ownAnswer.ts'
import { allSaid } from '../../shared/rules/questions/fields.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { carried } from '../platform/lists/carried.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'
import type { StoredAnswer } from '../stores/answers/own/row.ts'

type Asked = {
  before?: string | undefined
  QuestionId?: string | undefined
  searchTerm: string
  pinned: boolean
  whole: boolean
  rows: number
}

type Row = StoredAnswer & { said?: Turn[] }

/** As many are looked through in one go, and goes in one call: what is sought further back the next call finds. */
const lookedAt = 100
const mostGoes = 5

/** What was said in some answers that follow each other. */
async function saidIn(userid: string, rows: StoredAnswer[]): Promise<Map<string, Turn[]>> {
  const [newest, oldest] = [rows[0], rows.at(-1)]
  return newest && oldest ? ownAnswers.said(userid, oldest.id, newest.id) : new Map()
}

/** Those of the answers that are asked for, with what was said where that is looked at. */
async function chosen(userid: string, found: StoredAnswer[], asked: Asked): Promise<Row[]> {
  const { QuestionId, searchTerm, pinned, whole } = asked
  const rows = found
    .filter((row) => QuestionId === undefined || row.QuestionId === QuestionId)
    .filter(({ Pinned }) => Pinned || !pinned)
  if (searchTerm === '' && !whole) return rows
  const said = await saidIn(userid, rows)
  const isSought = searchFor(searchTerm)
  return rows
    .map((row) => ({ ...row, said: said.get(row.id) ?? [] }))
    .filter((row) =>
      isSought([row.Question, ...row.said.flatMap((one) => [allSaid(one), one.answer])].join(' ')),
    )
    .map(({ said: all, ...row }) => (whole ? { ...row, said: all } : row))
}

/** As many of the first as an answer carries, with all that was said in them; one at least. */
function asAnswerCarries(rows: Row[]): Row[] {
  const { results } = carried(rows)
  return results.length > 0 ? results : rows.slice(0, 1)
}

/**
 * A page of somebody's own answers. With a search, or when only some are wanted, it looks through the latest ones; it may
 * end before it is full, and then says where to go on.
 */
export async function pageOf(
  userid: string,
  asked: Asked,
): Promise<{ rows: Row[]; next?: string | undefined }> {
  const isPart = asked.searchTerm !== '' || asked.pinned || asked.QuestionId !== undefined
  const most = isPart ? lookedAt : asked.rows
  const rows: Row[] = []
  let { before } = asked
  for (let goes = 0; goes < mostGoes; goes++) {
    // One more than is shown, to know whether there are any.
    const found = await ownAnswers.page(userid, { before, most: most + 1 })
    const looked = found.slice(0, most)
    rows.push(...(await chosen(userid, looked, asked)))
    const isLast = found.length <= most
    const isMore = !isLast || rows.length > asked.rows
    const shown = asAnswerCarries(rows.slice(0, asked.rows))
    const isFull = shown.length === asked.rows && isMore
    if (isFull || shown.length < Math.min(rows.length, asked.rows)) {
      return { rows: shown, next: shown.at(-1)?.id }
    }
    if (isLast) return { rows }
    before = looked.at(-1)?.id
  }
  return { rows, next: before }
}
