import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhatIsMissing, synthesise } from '../../build/synthesise.ts'
import { deployable, stageNamed } from '../../stages.ts'
import { type Entry, idle, sumOf, use } from './bill.ts'
import { loadOf } from './load.ts'
import { lookedUp, unread } from './prices.ts'
import { type Standing, standingIn } from './standing.ts'

const number = (amount: number) =>
  amount.toLocaleString('en', { maximumFractionDigits: amount < 10 ? 2 : 0 })
const dollars = (usd: number) =>
  usd.toLocaleString('en', { maximumFractionDigits: usd < 10 ? 2 : 0 })
const row = (what: string, usd: number) => `  ${what.padEnd(64)}${dollars(usd).padStart(9)} $`
const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** One row for each thing, and below it what is paid there. */
function rowsOf(all: Entry[]): string[] {
  const things = Map.groupBy(all, ({ thing }) => thing)
  return [...things].flatMap(([thing, parts]) => [
    row(thing, sumOf(parts)),
    ...parts.map(({ what, amount, usd }) => row(`    ${number(amount)} ${words(what)}`, usd)),
  ])
}

const underTitle = (title: string, all: Entry[]) => [title, ...rowsOf(all), row('Sum', sumOf(all))]

/** What a stage costs that has these parts and so many people, as text. */
export function bill(stageName: string, standing: Standing, people: number): string {
  const [now, always, none] = (['asUsed', 'always', 'never'] as const).map((polls) =>
    use(loadOf(people, polls), standing),
  )
  const [standingPart, usePart] = [idle(standing), now ?? []]
  const withoutPolls = sumOf(none ?? [])
  return [
    `Portal-${stageName} with ${number(people)} people, dollars a month at AWS's list prices of ${lookedUp}`,
    '',
    ...underTitle('Although nobody comes', standingPart),
    '',
    ...underTitle(`By use (Cognito's plan: ${standing.plan})`, usePart),
    '',
    row('Together', sumOf(standingPart) + sumOf(usePart)),
    row(`  of which polls: ${number(loadOf(people).polls)} calls`, sumOf(usePart) - withoutPolls),
    row(
      `  and if every tab that is seen asked each 30 seconds: ${number(loadOf(people, 'always').polls)}`,
      sumOf(always ?? []) - withoutPolls,
    ),
    '',
    'The load is on paper (infra/operate/cost/load.ts), where each price comes from says infra/operate/cost/prices.ts. Without the',
    'providers’ tokens, tax and support. From memory, since no page could be read:',
    `${unread.map(words).join(', ')}.`,
  ].join('\n')
}

/** The templates of a stack that lies in a folder, with those that are nested in it, as one. */
function templatesIn(outdir: string): object {
  const files = readdirSync(outdir).filter((name) => name.endsWith('.template.json'))
  const all = files.map((name) => JSON.parse(readFileSync(join(outdir, name), 'utf8')))
  return { Resources: Object.assign({}, ...all.map(({ Resources }) => Resources)) }
}

/**
 * Counts what a stage costs: synthesises its stack and takes what is in it, and the load of so many people. Throws for one
 * that is for one machine.
 */
export async function cost(stageName: string, people: number): Promise<string> {
  if (!Number.isInteger(people) || people < 0) throw new Error('--people is no number of people')
  deployable(stageName, stageNamed(stageName))
  const outdir = mkdtempSync(join(tmpdir(), 'cost-'))
  try {
    await buildWhatIsMissing()
    synthesise(outdir, stageName)
    return bill(stageName, standingIn(templatesIn(outdir)), people)
  } finally {
    rmSync(outdir, { recursive: true, force: true })
  }
}
