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

/** Milliseconds from the start to ready, the first time and again, and the memory after some answers. */
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
  await using portal = (await ready()).portal
  const token = await signIn(portal.address, 'anna@example.se', demoPassword)
  for (let round = 0; round < 50; round++) await (await ask(portal.address, token)).text()
  const pids = [portal.pid, ...portal.descendants.map(({ pid }) => pid)]
  const memory = pids.reduce((sum, pid) => sum + residentMegabytes(pid), 0)
  return [
    { what: 'start to ready, with the demo to write', figure: first.took, unit: 'ms', goal: 3_000 },
    { what: 'start to ready, again', figure: median(again), unit: 'ms', goal: 3_000 },
    { what: 'memory of the whole portal after 50 answers', figure: memory, unit: 'MB', goal: 400 },
  ]
}
