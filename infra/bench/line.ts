import { report } from './report.ts'

/** One measured thing. A figure without a goal is only told. */
export type Line = { what: string; figure: number; unit: string; goal?: number | undefined }

export const isOver = ({ figure, goal }: Line): boolean => goal !== undefined && figure > goal

/** The middle one of the figures. */
export const median = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

const number = (figure: number) => String(Math.round(figure * 100) / 100)

/** Prints lines as a table, and adds it to the report: what, figure, goal, ok or over. */
export function print(title: string, lines: Line[]): void {
  const rows = lines.map((line) => [
    line.what,
    `${number(line.figure)} ${line.unit}`,
    line.goal === undefined ? '' : `≤ ${number(line.goal)} ${line.unit}`,
    line.goal === undefined ? '' : isOver(line) ? 'OVER' : 'ok',
  ])
  report(title, ['What', 'Figure', 'Goal', ''], rows)
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const text = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  process.stdout.write(`\n${title}\n${text.map((row) => `  ${row.trimEnd()}\n`).join('')}`)
}
