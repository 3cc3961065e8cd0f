import { json } from './server.ts'

/** The page of rows that a call asks for, as the server gives it of those that it has found and sorted. */
export function pageOfRows(url: string, rows: readonly unknown[], more: object = {}) {
  const asked = new URL(url).searchParams
  const [size, wanted] = [Number(asked.get('size')), Number(asked.get('from'))]
  const last = Math.max(0, Math.ceil(rows.length / size) - 1) * size
  const from = wanted < rows.length ? wanted : last
  return json({
    results: rows.slice(from, from + size),
    page: { total: rows.length, from, ...more },
  })
}
