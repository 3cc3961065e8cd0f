import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { findPersonalData } from '../../../shared/rules/personalData/find.ts'
import { guardOf } from '../../../shared/rules/personalData.ts'
import { median } from '../line.ts'
import { chanceFrom } from './chance.ts'
import { pageOf } from './prose.ts'
import { madeUpValue, measuredKinds } from './values.ts'

/* How much of what it should hide the guard finds, and what else it takes, as the part of docs/measured.md between two marks. */

const file = resolve(import.meta.dirname, '../../../docs/measured.md')
const [begin, end] = ['<!-- npm run fuzz -->', '<!-- end of npm run fuzz -->']
const values = 50_000
const pages = 200
const seed = 20_261_123

/** Of so many values of each kind: how many were hidden wholly, and how many of them as what they are. */
function foundByKind() {
  const chance = chanceFrom(seed)
  const each = Math.ceil(values / measuredKinds.length)
  return measuredKinds.map((kind) => {
    let [hidden, named] = [0, 0]
    for (let made = 0; made < each; made++) {
      const { text, from, to } = madeUpValue(kind, chance)
      const found = findPersonalData(text).find((one) => one.from <= from && one.to >= to)
      if (found) hidden += 1
      if (found?.kind === kind) named += 1
    }
    return { kind, each, hidden, named }
  })
}

/** What was taken for personal data in prose that has none. */
function takenInProse() {
  const chance = chanceFrom(seed)
  const all = Array.from({ length: pages }, () => pageOf(chance))
  const taken = all.flatMap((text) =>
    findPersonalData(text).map(({ kind, from, to }) => ({ kind, text: text.slice(from, to) })),
  )
  return {
    characters: all.join('').length,
    numbers: all.join(' ').match(/\d+/g)?.length ?? 0,
    taken,
  }
}

/** Milliseconds that all of the guard takes for a text of 100,000 characters: the median and the slowest of thirty. */
function timeOf(text: string) {
  const times = Array.from({ length: 30 }, () => {
    const started = performance.now()
    const guard = guardOf({ texts: [text], words: ['Sala'] })
    guard.values()
    guard.hide(text)
    return performance.now() - started
  })
  return { middle: median(times), slowest: Math.max(...times), first: times[0] ?? 0 }
}

const long = (part: () => string): string => {
  let text = ''
  while (text.length < 100_000) text += `${part()} `
  return text.slice(0, 100_000)
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`
const ms = (time: number) => `${time.toFixed(1)} ms`

const prose = takenInProse()
const byKind = Map.groupBy(prose.taken, ({ kind }) => kind)
const chance = chanceFrom(seed)
const texts = [
  ['official prose', long(() => pageOf(chance))],
  ['nothing but made-up values', long(() => madeUpValue(chance.oneOf(measuredKinds), chance).text)],
  ['nothing but digits and spaces', long(() => chance.digits(chance.whole(1, 6)))],
] as const
const rows = [
  `Taken on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}; load of the machine's two cores ${loadavg()[0]?.toFixed(1)}. Values and pages are made by rules with a fixed seed (\`infra/bench/guard\`): the same in every run, none anybody's.`,
  '',
  '| kind | made up | hidden | as what it is | taken in 200 pages without any |',
  '| --- | --- | --- | --- | --- |',
  ...foundByKind().map(
    ({ kind, each, hidden, named }) =>
      `| ${kind} | ${each} | ${share(hidden, each)} | ${share(named, each)} | ${byKind.get(kind)?.length ?? 0} |`,
  ),
  '',
  `The pages have ${prose.characters.toLocaleString('en')} characters and ${prose.numbers.toLocaleString('en')} groups of digits. They are put together from 24 sentences with case numbers, organisation numbers, sums, invoice and OCR numbers, dates and hours; not from real documents, so real ones will differ.${prose.taken.length > 0 ? ` Taken: ${[...new Set(prose.taken.map(({ kind, text }) => `\`${text}\` (${kind})`))].slice(0, 8).join(', ')}.` : ''}`,
  '',
  '| 100,000 characters of | median of 30 | first | slowest |',
  '| --- | --- | --- | --- |',
  ...texts.map(([what, text]) => {
    const { middle, first, slowest } = timeOf(text)
    return `| ${what} | ${ms(middle)} | ${ms(first)} | ${ms(slowest)} |`
  }),
]
const text = readFileSync(file, 'utf8')
const [before = '', rest = ''] = text.split(begin)
const made = `${before}${begin}\n\n${rows.join('\n')}\n\n${end}${rest.split(end)[1] ?? ''}`
writeFileSync(file, await format(made, { ...(await resolveConfig(file)), filepath: file }))
process.stdout.write(`${rows.join('\n')}\n`)
