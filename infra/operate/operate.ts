import { parseArgs } from 'node:util'
import { connect } from './connect.ts'

const help = `
  npm run operate -- <command> --stage <stage>

  first-administrator --mail <address> --name "<first> <last>"
      Makes the first administrator, who gets a mail with a link to choose a password.
  check --mail <address> [--address <of the portal>]
      Looks from outside whether the portal works, a line for each part; ends with 1 when one does not. CHECK_PASSWORD
      in the environment is the password of that account, which is there for nothing else.
  cost --people <number>
      Counts what the stage costs, idle and by use. Needs no account.
  plan --people <number>
      Says what is met first as the stage grows to so many people, and what to raise or ask AWS for. Needs no account.
  provider-keys
      Stores the keys that the environment names: OPENAI_API_KEY, MISTRAL_API_KEY, ANTHROPIC_API_KEY,
      PERPLEXITY_API_KEY, OWN_MODEL_API_KEY. A provider that is not named keeps its key.
  redrive
      Does again what was given up: dead letters, and events that nobody was told of.
  restore --at <ISO 8601>
      Makes the table what it was at that time, from its point-in-time recovery. --yes skips the question. One that broke
      off is run again with the same time.
`

/** A mistake of whoever typed: told without a stack. */
class Mistake extends Error {}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string' },
    mail: { type: 'string' },
    name: { type: 'string' },
    at: { type: 'string' },
    address: { type: 'string' },
    people: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
})

function given(option: 'stage' | 'mail' | 'name' | 'at' | 'people'): string {
  const value = values[option]
  if (value === undefined) throw new Mistake(`--${option} is missing`)
  return value
}

const tell = (line: string) => void process.stdout.write(`${line}\n`)

async function run(command: string | undefined): Promise<string> {
  if (command === undefined) return help
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
  const stack = await connect(given('stage'))
  // Each reads the environment where it is loaded, so it is loaded now.
  switch (command) {
    case 'first-administrator': {
      const { firstAdministrator } = await import('./firstAdministrator.ts')
      return firstAdministrator(given('mail'), given('name'))
    }
    case 'provider-keys': {
      const { setProviderKeys } = await import('./providerKeys.ts')
      return setProviderKeys(stack.ProviderKeysSecret, process.env)
    }
    case 'redrive': {
      const { redrive } = await import('./redrive.ts')
      return redrive(stack)
    }
    case 'restore': {
      const { restore } = await import('./restore/restore.ts')
      return restore(stack.TableName, new Date(given('at')), values.yes, tell)
    }
    default:
      throw new Mistake(`There is no command ${command}\n${help}`)
  }
}

try {
  process.stdout.write(`${await run(positionals[0])}\n`)
} catch (error) {
  const text = error instanceof Mistake ? error.message : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
