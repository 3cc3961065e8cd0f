import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { buildWebIfStale } from '../build.ts'
import { startPortal } from './portal.ts'
import { demoPassword } from './seed/people.ts'

const { values: flags } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })

const settings = z.parse(
  z.object({
    /** The portal's port on 127.0.0.1; the engines take the five next ones. */
    PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_530)), 4000),
    /** Folder of all data. */
    PORTAL_DATA: z._default(z.string(), resolve(import.meta.dirname, '../../.portal')),
    STAGE: z._default(z.string(), 'local'),
  }),
  process.env,
)

const message = (address: string) => `
  Portalen is ready:  ${address}

  Administrators      admin@example.se, chef@example.se
  Staff               anna@example.se, johan@example.se, samira@example.se and others
  Password of all     ${demoPassword}
  Mails               ${address}/local/outbox
  Data                ${settings.PORTAL_DATA}

  Ctrl-C ends it.
`

async function start() {
  if (!flags.dev) buildWebIfStale()
  const portal = await startPortal({
    port: settings.PORT,
    data: settings.PORTAL_DATA,
    stage: settings.STAGE,
    web: flags.dev ? 'dev' : 'built',
  })
  process.stdout.write(message(portal.address))

  let stopping = false
  const end = () => {
    if (stopping) process.exit(130)
    stopping = true
    void portal.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
  // npm that is killed with -9 tells nobody; without this the portal would go on without an owner.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 500).unref()
}

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
