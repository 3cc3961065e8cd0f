import { saveFile } from '../../../ui/file/save.ts'

/** What a table holds, as text: its columns' titles and its rows. */
export type Sheet = { titles: readonly string[]; rows: readonly (readonly (string | number)[])[] }

// A cell that begins like a formula would be one in Excel, also with full-width signs (OWASP, "CSV Injection").
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** CSV as Swedish Excel opens it by a double click: semicolons, and a mark that it is UTF-8. */
export const csvOf = ({ titles, rows }: Sheet): string =>
  `\uFEFF${[titles, ...rows].map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`

/** Hands a sheet to the browser to be saved as a file. */
export const download = (name: string, sheet: Sheet): void =>
  saveFile(`${name}.csv`, csvOf(sheet), 'text/csv;charset=utf-8')
