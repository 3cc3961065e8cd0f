import { typed } from '../../commandLine.ts'
import { buildWebIfStale } from '../../build/build.ts'
import { demoCaller } from '../../local/demoCaller.ts'
import { invoke } from '../../local/gateway/lambdas.ts'
import { startPortal } from '../../local/portal.ts'
import { putAll } from '../../local/seed/putAll.ts'
import { addDocuments, fillLibrary } from '../lists.ts'
import { periodUnits } from '../statistics.ts'
import { answersOf, filledAnswers } from './answers.ts'
import { addBookings } from './bookings.ts'
import { filledPeople, peopleItems } from './people.ts'
import { isTooLarge, readEverything, tableOf } from './reads.ts'

/*
 * Fills a data folder as a large organisation would in years, and reads everything from it; with `--read` one that is full
 * already. The demo lies in it, too.
 */

const { values } = typed({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    people: { type: 'string', default: '100000' },
    answers: { type: 'string', default: '1000000' },
    questions: { type: 'string', default: '2000' },
    documents: { type: 'string', default: '1000' },
    bookings: { type: 'string', default: '10000' },
    read: { type: 'boolean', default: false },
  },
})
if (values.data === undefined) {
  process.stderr.write('Which folder? npm run load -- fill --data /tmp/full\n')
  process.exit(1)
}
const counts = {
  people: Number(values.people),
  answers: Number(values.answers),
  questions: Number(values.questions),
  documents: Number(values.documents),
  bookings: Number(values.bookings),
}
const tellEvery = 100_000

const tell = (line: string) => void process.stdout.write(`${new Date().toISOString()} ${line}\n`)

/** Does a part of the work, and says how long it took. */
async function part(what: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await work()
  tell(`${what}: ${Math.round((performance.now() - started) / 1_000)} s`)
}

/** Tells each time that so many more items have been written. */
function progress(what: string) {
  let next = tellEvery
  return (written: number) => {
    if (written < next) return
    next += tellEvery
    tell(`${what}: ${written} items`)
  }
}

buildWebIfStale()
const portal = await startPortal({ port: 0, data: values.data, pace: 'none', schedules: false })
const { cards } = await import('../../../functions/stores/questions/cards.ts')
const { sums } = await import('../../../functions/stores/answers/sums.ts')
const { countPeople, setPeopleCount } = await import('./peopleCount.ts')

async function fillAll() {
  await part(`${counts.questions} questions`, () => fillLibrary(counts.questions))
  const library = (await cards.all()).value
  await part(`${counts.people} people`, async () => {
    const entries = (number: number) => answersOf(number, counts.people, counts.answers)
    const items = await peopleItems(counts.people, entries)
    await putAll(items(), progress('people'))
    await setPeopleCount(counts.people)
    tell(`${await countPeople()} people are listed`)
  })
  const people = filledPeople(counts.people)
  await part(`${counts.answers} answers`, async () => {
    const items = await filledAnswers(people, library, counts.answers)
    await putAll(items(), progress('answers'))
  })
  await part('rolling up', async () => {
    const reached = async () => JSON.stringify(await sums.reached())
    for (let before = ''; before !== (await reached());) {
      before = await reached()
      await invoke('statistics.rollUp', {})
    }
  })
  await part(`${counts.documents} documents`, () => addDocuments(counts.documents))
  await part(`${counts.bookings} bookings`, () => addBookings(people, counts.bookings))
}

if (!values.read) await fillAll()

const [admin, staff] = [
  await demoCaller(portal.cognito, 'admin'),
  await demoCaller(portal.cognito, 'anna'),
]
const answers = await readEverything(portal.address, [
  { ...admin, name: 'administrator', may: ['public', 'user', 'admin'] },
  { ...staff, name: 'staff', may: ['public', 'user'] },
])
const refreshes = await periodUnits(admin.id)
await portal.stop()
for (const { period, units, ms } of refreshes) {
  tell(`dashboard, period ${period}: ${units} units, ${Math.round(ms)} ms`)
}
tell(`Size, first call, second call:\n${tableOf(answers)}`)
const wrong = answers.filter((one) => isTooLarge(one) || !one.ok)
if (wrong.length > 0) {
  tell(`Above 1 MB, or failed:\n${tableOf(wrong)}`)
  process.exitCode = 1
}
