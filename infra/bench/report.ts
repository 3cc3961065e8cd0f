import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'

/* What `npm run bench` measured, as the part of docs/measured.md between its two marks. */

const file = resolve(import.meta.dirname, '../../docs/measured.md')
const [begin, end] = ['<!-- npm run bench -->', '<!-- end of npm run bench -->']

/** Begins a report: parts that are measured from here on, in child processes too, are collected. */
export function beginReport(): void {
  const collected = join(tmpdir(), `bench-${process.pid}.md`)
  process.env['BENCH_REPORT'] = collected
  process.once('exit', () => rmSync(collected, { force: true }))
}

/** Adds a table to the report that this process takes part in, if any. */
export function report(title: string, head: string[], rows: string[][]): void {
  // The parts of a run are processes of their own, which add to one file.
  const target = process.env['BENCH_REPORT']
  if (target === undefined) return
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`
  const table = [head, head.map(() => '---'), ...rows].map(line).join('')
  appendFileSync(target, `\n### ${title}\n\n${table}`)
}

/** Writes what was collected into docs/measured.md. */
export function writeReport(at = new Date()): void {
  const source = process.env['BENCH_REPORT'] ?? ''
  const tables = existsSync(source) ? readFileSync(source, 'utf8') : ''
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`
  const how = `Written on ${at.toISOString().slice(0, 10)} with Node ${process.version} on ${machine}.`
  const text = readFileSync(file, 'utf8')
  const [before = '', rest = ''] = text.split(begin)
  const after = rest.split(end)[1] ?? ''
  writeFileSync(file, `${before}${begin}\n\n${how}\n${tables}\n${end}${after}`)
}
