import { startPortal } from '../local/portal.ts'
import { lighthouseLines } from './lighthouse.ts'
import { print } from './line.ts'

/* What Lighthouse sees, in a process of its own: one portal a process. */

const portal = await startPortal({ port: 0, web: 'built', settings: { tour: false } })
print(
  'Lighthouse, warm: a returning visitor, whose browser has kept the files',
  await lighthouseLines(portal.address),
)
await portal.stop()
