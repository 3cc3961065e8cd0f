import { health, type Part } from '../../shared/contract/health.ts'
import { publicEndpoint } from '../platform/http/publicEndpoint.ts'
import { HttpError } from '../runtime/errors.ts'
import { log } from '../runtime/log.ts'
import { checks } from './checks.ts'

/** Everybody may ask, so an answer is kept for a while: asking often costs nothing. */
const keptMs = 10_000

const words: Record<Part, string> = {
  table: 'databasen',
  pool: 'inloggningen',
  files: 'filerna',
  assistant: 'assistentens nycklar',
  rollUp: 'statistiken',
  events: 'meddelandena',
  accounts: 'kontona',
}

const parts: Part[] = ['table', 'pool', 'files', 'assistant', 'rollUp', 'events', 'accounts']

async function works(part: Part): Promise<boolean> {
  try {
    await checks[part]()
    return true
  } catch (error) {
    log.error('a part does not work', error, { part })
    return false
  }
}

async function look(): Promise<Part[]> {
  const working = await Promise.all(parts.map(works))
  return parts.filter((_, index) => !working[index])
}

let kept: { failing: Promise<Part[]>; until: number } | undefined

export const handler = publicEndpoint(health['health.check'], async () => {
  if (!kept || kept.until < Date.now()) kept = { failing: look(), until: Date.now() + keptMs }
  const failing = await kept.failing
  if (failing.length > 0) {
    const which = failing.map((part) => words[part]).join(', ')
    throw new HttpError(503, 'failing', `Detta fungerar inte: ${which}.`)
  }
  const ok = 'ok' as const
  const others = { assistant: ok, rollUp: ok, events: ok, accounts: ok }
  return { results: { table: ok, pool: ok, files: ok, ...others } }
})
