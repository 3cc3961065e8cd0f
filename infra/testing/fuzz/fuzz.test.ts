import { expect, test } from 'vitest'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { person } from '../functions/people.ts'
import { portal, usePortal } from '../functions/portal.ts'
import { question } from '../functions/questions.ts'
import { randomOf } from '../../mutate/random.ts'
import { judged, leavesATrace } from './answers.ts'
import { anyRequest } from './request.ts'
import { stateOfTable } from './state.ts'
import { Chance } from './values.ts'

/*
 * Calls made at random from the contract: `SEED=7 REQUESTS=20000 LOOKS=1 npm run fuzz`. None is answered with a 5xx or with
 * anything that the OpenAPI document does not say, and none that is refused changes what is stored (looked at in that
 * share of them).
 */

usePortal(async () => ({ schedules: false }))

const seed = Number(process.env['SEED'] ?? 2026)
const requests = Number(process.env['REQUESTS'] ?? 400)
// Looking at the whole table takes longer than most calls.
const looks = Number(process.env['LOOKS'] ?? 0.1)

/** Somebody who calls: mostly an administrator or staff, now and then nobody. Whose session ends, is followed by another. */
async function callers() {
  const kinds = [{ Role: ADMIN }, { Role: ADMIN }, {}]
  const people = await Promise.all(kinds.map((kind) => person(kind)))
  return {
    any: (chance: Chance) => (chance.is(0.05) ? -1 : chance.below(people.length)),
    tokenOf: (at: number) => people[at]?.token ?? 'nonsense',
    async next(at: number) {
      if (people[at]) people[at] = await person(kinds[at])
    },
  }
}

/** Every id that a reply names, so that later calls are about something. */
function idsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) =>
    name === 'id' && typeof value === 'string' ? [value] : idsIn(value),
  )
}

test(
  `${requests} calls at random (seed ${seed}) are answered as the document says`,
  { timeout: 60_000 + requests * 100 },
  async () => {
    const chance = new Chance(randomOf(seed))
    const asking = await callers()
    const ids = [crypto.randomUUID(), (await question()).id, (await person()).id]
    const statuses = new Map<number, number>()
    const found: string[] = []
    for (let count = 0; count < requests; count++) {
      const { key, path, init } = anyRequest(chance, ids)
      const at = asking.any(chance)
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${asking.tokenOf(at)}`)
      const before = chance.is(looks) ? await stateOfTable() : undefined
      const response = await fetch(`${portal().address}/v1/${path}`, { ...init, headers })
      const { status } = response
      const body: unknown = await response.json().catch(() => undefined)
      const { code, wrong } = judged(key, status, body)
      const isRefused = status >= 400 && !leavesATrace(code ?? '')
      const changed = before !== undefined && isRefused && (await stateOfTable()) !== before
      if (wrong !== undefined || changed) {
        const sent = typeof init.body === 'string' ? init.body.slice(0, 500) : ''
        found.push(
          `${count} ${key} ${path.slice(0, 300)} ${sent}: ${wrong ?? `refused (${code}), but changed something`}`,
        )
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 200) ids.push(...idsIn(body).slice(0, 2))
      if (ids.length > 60) ids.splice(0, ids.length - 60)
      if (status === 401 && at >= 0) await asking.next(at)
    }
    expect(found).toEqual([])
    // A run that is refused everything proves nothing.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 5)
  },
)
