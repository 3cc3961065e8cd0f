import { startPortal } from '../../local/portal.ts'
import { lighthouseLines, screens, type Visit } from './lighthouse.ts'
import { print } from '../line.ts'
import { addQuestions } from './manyQuestions.ts'
import { startSlowFront } from './slowFront.ts'

/*
 * What Lighthouse sees, in a process of its own: one portal a process. The tour is on, the library has 300 questions, and
 * the portal is served over HTTP/2 with calls that take 60 ms longer. After the command: how a screen's name begins, how many of
 * the kinds of visits, and how many rounds, for a look at a part of it.
 */

// The blocking time moves by two fifths between two runs (docs/requirements.md, "First load").
const usualRounds = '5'

const visits: [string, Visit][] = [
  [
    'Cold, on a phone, simulated: an empty cache; slow 4G and a processor four times slower are computed',
    { form: 'mobile', cache: 'cold', throttling: 'simulated' },
  ],
  [
    'Cold, on a phone, really throttled: an empty cache; the network and the processor are slowed down',
    { form: 'mobile', cache: 'cold', throttling: 'throttled' },
  ],
  [
    'Cold, on a desk, simulated: an empty cache',
    { form: 'desktop', cache: 'cold', throttling: 'simulated' },
  ],
  [
    'Warm, on a phone, simulated: a returning visitor, whose browser has kept the files',
    { form: 'mobile', cache: 'warm', throttling: 'simulated' },
  ],
]

const [only = '', kinds = '4', rounds = usualRounds] = process.argv.slice(2)
const portal = await startPortal({ port: 0, web: 'built' })
await addQuestions(portal.address, 300)
const front = await startSlowFront(portal.address)
for (const [title, visit] of visits.slice(0, Number(kinds))) {
  const looked = screens.filter(({ what }) => what.startsWith(only))
  print(title, await lighthouseLines(front.url, visit, looked, Number(rounds)))
}
front.stop()
await portal.stop()
// A browser's connections to the front would keep this process.
process.exit()
