import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { From, Run } from './runFault.ts'

/* What `npm run faults` found, as the part of docs/measured.md between its two marks. */

const file = resolve(import.meta.dirname, '../../../../docs/measured.md')
const [begin, end] = ['<!-- npm run faults -->', '<!-- end of npm run faults -->']

type Row = { what: string; runs: { from: From; run: Run }[] }

const readOf = ({ results, told }: Run) => {
  if (!results) return told
  if (results.cut) return `its beginning, said to be cut`
  return 'the answer'
}

/** The runs of a fault that ended alike stand in one line, which names those that did not end like the others. */
function linesOf({ what, runs }: Row): string[] {
  const alike = Map.groupBy(runs, ({ run }) =>
    [readOf(run), run.outcomes.join(), run.tries].join(' | '),
  )
  return [...alike].map(([found, same]) => {
    const who = [...new Set(same.map(({ from }) => from.AImodule))]
    const all = same.length === runs.length ? 'all' : who.join(', ')
    const slowest = Math.max(...same.map(({ run }) => run.seconds))
    return `| ${what} | ${all} | ${found} | ${slowest.toFixed(1)} s |`
  })
}

/** Writes the table of all runs into docs/measured.md. */
export async function writeFaults(rows: Row[], at = new Date()): Promise<void> {
  const count = rows.reduce((sum, { runs }) => sum + runs.length, 0)
  const how = `Written on ${at.toISOString().slice(0, 10)}: ${rows.length} faults, ${count} answers.`
  const head = '| What the provider does | Who | What people read | Recorded | Tries | Slowest |'
  const table = [head, '| --- | --- | --- | --- | --- | --- |', ...rows.flatMap(linesOf)].join('\n')
  const text = readFileSync(file, 'utf8')
  const [before = '', rest = ''] = text.split(begin)
  const after = rest.split(end)[1] ?? ''
  const made = `${before}${begin}\n\n${how}\n\n${table}\n\n${end}${after}`
  writeFileSync(file, await format(made, { ...(await resolveConfig(file)), filepath: file }))
}
