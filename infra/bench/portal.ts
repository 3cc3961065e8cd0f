import { readFileSync } from 'node:fs'
import { demoPassword } from '../local/seed/people.ts'
import { dataFolder, signIn, startPortalProcess } from '../testing/portalProcess.ts'
import { ask } from './firstText.ts'
import { type Line, median } from './line.ts'

const rounds = 5

/** The memory that a process holds. */
export const residentMegabytes = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

const memoryOf = ({ pid, descendants }: Awaited<ReturnType<typeof startPortalProcess>>): number =>
  [pid, ...descendants.map((one) => one.pid)].reduce((sum, one) => sum + residentMegabytes(one), 0)

/** The most memory that a portal holds while so many answers are written at once, at the pace of a real model. */
async function memoryWithAnswers(data: string, count: number): Promise<number> {
  const env = { PORTAL_PACE: 'human', ANSWERS_AT_ONCE: String(count) }
  await using portal = await startPortalProcess({ data, env })
  const token = await signIn(portal.address, 'anna@example.se', demoPassword)
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(portal))
  }, 50)
  const texts = await Promise.all(
    Array.from({ length: count }, async () => (await ask(portal.address, token)).text()),
  )
  clearInterval(watch)
  const answered = texts.filter((text) => text.includes('event: result')).length
  if (answered < count) throw new Error(`${answered} of ${count} were answered`)
  return most
}

/** Milliseconds from the start to ready, the first time and again, and the memory after some answers and with many at once. */
export async function startAndSize(): Promise<Line[]> {
  using data = dataFolder()
  const ready = async () => {
    const started = performance.now()
    const portal = await startPortalProcess({ data: data.path })
    return { portal, took: performance.now() - started }
  }
  const first = await ready()
  await first.portal[Symbol.asyncDispose]()
  const again: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { portal, took } = await ready()
    again.push(took)
    await portal[Symbol.asyncDispose]()
  }
  const { portal } = await ready()
  const token = await signIn(portal.address, 'anna@example.se', demoPassword)
  for (let round = 0; round < 50; round++) await (await ask(portal.address, token)).text()
  const memory = memoryOf(portal)
  await portal[Symbol.asyncDispose]()
  return [
    { what: 'start to ready, with the demo to write', figure: first.took, unit: 'ms', goal: 3_000 },
    { what: 'start to ready, again', figure: median(again), unit: 'ms', goal: 3_000 },
    { what: 'memory of the whole portal after 50 answers', figure: memory, unit: 'MB', goal: 400 },
    {
      what: 'memory of the whole portal, the most with 200 answers at once',
      figure: await memoryWithAnswers(data.path, 200),
      unit: 'MB',
      goal: 400,
    },
  ]
}
