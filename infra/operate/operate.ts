import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { typed } from '../commandLine.ts'
import { stageNamed } from '../stages.ts'
import { asDeployed } from './asDeployed.ts'
import { connect } from './connect.ts'
import { requestIn } from './proof/request.ts'

const help = `
  npm run operate -- <command> --stage <stage>

  first-administrator --mail <address> --name "<first> <last>"
      Makes the first administrator, who gets a mail with a link to choose a password. Run again it mails another one, as
      long as nobody has chosen a password; with another address it makes another one.
  check --mail <address> [--address <of the portal>]
      Looks from outside whether the portal works, a line for each part; ends with 1 when one does not. CHECK_PASSWORD
      in the environment is the password of that account, which is there for nothing else.
  cost --people <number>
      Counts what the stage costs, idle and by use. Needs no account.
  disposed [--at <ISO 8601>]
      Says what has gone since then because its time had come, day by day; since 90 days if nobody says.
  forget-fields
      Takes out of every profile what the stage does not keep (profileFields). Reads the whole table; can be run again.
  hold [--person <id> | --question <id>] --reason "<why>" --mail <address of an administrator>
      Keeps what expires of that person, or of that question, and lets nobody delete it; the log names that administrator.
      Run again it takes in what was written since. --release gives everything its own time back. Alone it lists all holds.
  library out|diff --file <fragor.json>
      Writes the library of prepared questions into the file, or says how the file differs from it; changes nothing there.
  library apply --file <fragor.json> --mail <address of an administrator>
      Makes drafts, in that administrator's name, of the questions that are new or differ; they are proven and published
      in the portal. No draft that lies there is replaced. --yes takes a file that was changed by hand, too.
  plan --people <number>
      Says what is met first as the stage grows to so many people, and what to raise or ask AWS for. Needs no account.
  proof --id <usage record> [--text <file>]
      Says whether the request in the file, as a provider logs it, is what was sent for an answer, and whether a record of
      that day was changed, removed or put in since; ends with 1 when something is wrong.
  provider-keys
      Stores the keys that the environment names: OPENAI_API_KEY, MISTRAL_API_KEY, ANTHROPIC_API_KEY,
      PERPLEXITY_API_KEY, OWN_MODEL_API_KEY. A provider that is not named keeps its key.
  redrive
      Does again what was given up: dead letters, and events that nobody was told of.
  retention [--at <ISO 8601>]
      Says how many items of each kind expire until then, in a day if nobody says. Reads the whole table, changes nothing.
  restore --at <ISO 8601>
      Makes the table what it was at that time, from its point-in-time recovery. --yes skips the question. One that broke
      off is run again with the same time.
  spread-people
      Moves the rows of people to where they belong once shards.people of the stage has been raised and deployed.
`

const commands = new Set([...help.matchAll(/^ {2}(?!npm)([a-z-]+)/gm)].map(([, name]) => name))

/** A mistake of whoever typed: told without a stack. */
class Mistake extends Error {}

const noSuch = (command: string) => new Mistake(`There is no command ${command}\n${help}`)

const { positionals, values } = typed(
  {
    allowPositionals: true,
    options: {
      stage: { type: 'string' },
      mail: { type: 'string' },
      name: { type: 'string' },
      at: { type: 'string' },
      address: { type: 'string' },
      people: { type: 'string' },
      id: { type: 'string' },
      text: { type: 'string' },
      file: { type: 'string' },
      person: { type: 'string' },
      question: { type: 'string' },
      reason: { type: 'string' },
      release: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  },
  help,
)

function given(option: Exclude<keyof typeof values, 'yes' | 'release'>): string {
  const value = values[option]
  if (value === undefined) throw new Mistake(`--${option} is missing`)
  return value
}

/** A day or a time in ISO 8601. JavaScript reads far more, and 10/11/2026 as the eleventh of October. */
const time = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])

/** The time that was given with `--at`. */
function givenTime(): Date | undefined {
  if (values.at === undefined) return undefined
  if (!time.safeParse(values.at).success)
    throw new Mistake('--at is no time, such as 2026-11-20T10:00:00Z')
  return new Date(values.at)
}

/** A usage record's id: a ULID, of a time that there is. */
const record = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/)

/** The record to prove, and the text to compare, which is a request. */
function givenProof() {
  const id = given('id')
  if (!record.safeParse(id).success)
    throw new Mistake('--id is no usage record, such as 01KB0Q6T5RZJ8W3D2M4N6P8S0V')
  const text = values.text && readFileSync(values.text, 'utf8')
  if (text !== undefined) requestIn(text, '')
  return { id, text }
}

async function prove(): Promise<string> {
  const { id, text } = givenProof()
  await connect(given('stage'))
  const { proof } = await import('./proof/proof.ts')
  const { lines, fails } = await proof(id, text)
  if (fails) process.exitCode = 1
  return lines
}

async function library(what: string | undefined): Promise<string> {
  const { libraryApply, libraryDiff, libraryOut } = await import('./library/library.ts')
  const file = given('file')
  const stage = stageNamed(given('stage'))
  switch (what) {
    case 'out': {
      writeFileSync(file, await libraryOut())
      return `The library is in ${file}.`
    }
    case 'diff':
      return libraryDiff(readFileSync(file, 'utf8'), stage)
    case 'apply':
      return libraryApply(readFileSync(file, 'utf8'), stage, {
        mail: given('mail'),
        anyway: values.yes,
      })
    default:
      throw new Mistake('Say what: library out, library diff or library apply')
  }
}

async function hold(): Promise<string> {
  const { listHolds, placeHold, releaseHold } = await import('./kept/hold.ts')
  const { person, question, reason, mail: by, release } = values
  if (person === undefined && question === undefined) {
    if (reason === undefined && by === undefined && !release) return listHolds()
    throw new Mistake('Say whom or what: --person or --question')
  }
  if (person !== undefined && question !== undefined)
    throw new Mistake('Say --person or --question, not both')
  const of =
    person === undefined
      ? { kind: 'QUESTION' as const, id: question ?? '' }
      : { kind: 'PERSON' as const, id: person }
  const mail = given('mail')
  return release ? releaseHold(of, { mail }) : placeHold(of, { reason: given('reason'), mail })
}

const tell = (line: string) => void process.stdout.write(`${line}\n`)

async function run([command, what]: string[]): Promise<string> {
  if (command === undefined) return help
  if (!commands.has(command)) throw noSuch(command)
  if (command === 'check') {
    const { checkStage } = await import('./check/checkStage.ts')
    return checkStage(given('stage'), values, process.env, tell)
  }
  if (command === 'cost') {
    const { cost } = await import('./cost/cost.ts')
    return cost(given('stage'), Number(given('people')))
  }
  if (command === 'plan') {
    const { plan } = await import('./plan/plan.ts')
    return plan(given('stage'), Number(given('people')))
  }
  if (command === 'proof') return prove()
  const at = givenTime()
  const stack = await connect(given('stage'))
  // Each reads the environment where it is loaded, so it is loaded now.
  switch (command) {
    case 'first-administrator': {
      const { firstAdministrator } = await import('./firstAdministrator.ts')
      return firstAdministrator(given('mail'), given('name'))
    }
    case 'forget-fields': {
      const { profileFields } = asDeployed('profileFields', given('stage'), stack)
      const { forgetFields } = await import('./kept/forgetFields.ts')
      return forgetFields(profileFields)
    }
    case 'hold':
      return hold()
    case 'library':
      return library(what)
    case 'provider-keys': {
      const { setProviderKeys } = await import('./providerKeys.ts')
      return setProviderKeys(stack.ProviderKeysSecret, process.env)
    }
    case 'redrive': {
      const { redrive } = await import('./redrive.ts')
      const { mails = false } = stageNamed(given('stage')).rooms
      return redrive(stack, { mails })
    }
    case 'retention': {
      const { retention } = await import('./kept/retention.ts')
      return retention(at ?? new Date(Date.now() + 86_400_000))
    }
    case 'disposed': {
      const { disposed } = await import('./kept/disposed.ts')
      return disposed(at ? dayOf(at) : addDays(dayOf(new Date()), -90))
    }
    case 'spread-people': {
      asDeployed('shards', given('stage'), stack)
      const { spreadPeople } = await import('./spreadPeople.ts')
      return spreadPeople(tell)
    }
    case 'restore': {
      asDeployed('shards', given('stage'), stack)
      const { restore } = await import('./restore/restore.ts')
      return restore(stack.TableName, new Date(given('at')), values.yes, tell)
    }
    default:
      throw noSuch(command)
  }
}

try {
  process.stdout.write(`${await run(positionals)}\n`)
} catch (error) {
  const text = error instanceof Mistake ? error.message : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
