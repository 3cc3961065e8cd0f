import { resolve } from 'node:path'
import { z } from 'zod'
import { buildWebIfStale } from '../build/build.ts'
import { typed } from '../commandLine.ts'
import { stageNamed } from '../stages.ts'
import { askedReally } from './environment.ts'
import { outlookPeople, startOutlookDemo } from './outlook/demo.ts'
import { startPortal } from './portal.ts'
import { demoPassword } from './seed/people.ts'

const { values: flags } = typed({ options: { dev: { type: 'boolean', default: false } } })

const noPort = 'has to be a whole number up to 65527, such as 4000'

const settings = z.object({
  /** The portal's port on 127.0.0.1; the engines take the eight next ones. 0 takes any free ones. */
  PORT: z._default(
    z.coerce.number(noPort).check(z.int(noPort), z.gte(0, noPort), z.lte(65_527, noPort)),
    4000,
  ),
  /** Folder of all data. */
  PORTAL_DATA: z._default(z.string(), resolve(import.meta.dirname, '../../.portal')),
  STAGE: z._default(z.string(), 'local'),
  /** Answers that one person may ask for in a minute, where a load test needs more than the stage allows. */
  ANSWERS_PER_MINUTE: z.optional(z.string()),
  /** The same for answers that one person may have on their way. */
  ANSWERS_AT_ONCE: z.optional(z.string()),
  /** How fast the stand-in of the providers writes: as fast as one of them, or without a pause. */
  PORTAL_PACE: z._default(z.enum(['human', 'none'], 'is neither human nor none'), 'human'),
})

// npm that is killed with -9 tells nobody; without this the portal would go on without an owner.
const owner = process.ppid

/** npm hands on the Ctrl-C that a terminal sends to both of them: so much later it is another one. */
const anotherAfterMs = 1_000

/** How one comes in with Outlook: what stands for the hosted sign-in has a certificate that no browser knows. */
const outlookMessage = (hostedDomain: string) => `
  Outlook             choose ${outlookPeople.map(({ given_name }) => given_name).join(', ')}, or nobody
                      Your browser warns of the certificate of https://${hostedDomain}: go on.
`

/** Which providers are asked for real, with the keys that were given. */
const realMessage = (asked: readonly string[]) =>
  asked.length === 0
    ? ''
    : `
  Really asked        ${asked.join(', ')}, with your own keys: that costs, and what is asked leaves this machine`

const message = (address: string, data: string, hostedDomain?: string) => `
  Portalen is ready:  ${address}

  Administrators      admin@example.se, chef@example.se
  Staff               anna@example.se, johan@example.se, samira@example.se and others
  Password of all     ${demoPassword}${hostedDomain === undefined ? '' : outlookMessage(hostedDomain).trimEnd()}
  Mails               ${address}/local/outbox
  Sent to the models  ${address}/local/sent${realMessage(askedReally())}
  Data                ${data}

  Ctrl-C ends it.
`

function settingsOf(environment: NodeJS.ProcessEnv) {
  // A variable that is empty says nothing.
  const said = Object.entries(environment).filter(([, value]) => value !== '')
  const { data, error } = z.safeParse(settings, Object.fromEntries(said))
  if (data) return data
  const problems = error.issues.map(({ path, message: why }) => `${path.join('.')} ${why}`)
  throw new Error(`The portal cannot start: ${problems.join(', ')}.`)
}

async function start() {
  const { PORT, PORTAL_DATA, STAGE, PORTAL_PACE, ...given } = settingsOf(process.env)
  const env = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  if (!flags.dev) buildWebIfStale()
  const { entraId } = stageNamed(STAGE)
  const outlook = entraId && (await startOutlookDemo(PORT && PORT + 8, STAGE))
  const portal = await startPortal({
    port: PORT,
    data: PORTAL_DATA,
    stage: STAGE,
    pace: PORTAL_PACE,
    web: flags.dev ? 'dev' : 'built',
    ...(outlook && { outlook }),
    env,
  })
  let endsSince: number | undefined
  const end = () => {
    if (endsSince === undefined) {
      endsSince = Date.now()
      clearInterval(watching)
      void portal.stop().then(() => process.exit(0))
    } else if (Date.now() - endsSince >= anotherAfterMs) process.exit(130)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
  const watching = setInterval(() => process.ppid !== owner && end(), 500).unref()
  // Whoever reads this may end it at once.
  process.stdout.write(message(portal.address, PORTAL_DATA, portal.cognito.hostedDomain))
}

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
