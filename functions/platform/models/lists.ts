import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import type { AiModule } from '../../../shared/contract/assistant/aiModule.ts'
import { dayOf, isDay } from '../../../shared/rules/days.ts'
import { beginning, boundedFetch } from './boundedFetch.ts'
import { keyOf } from './keys.ts'
import { addressOf } from './providers.ts'

const patienceMs = 10_000
const mostBytes = 1024 * 1024

/** A model as its provider lists it: by all its names, with the day on which it ends where that is told (YYYY-MM-DD). */
export type Listed = { names: string[]; day?: string }

const entry = z.object({
  id: z.string(),
  aliases: otherwise(z.array(z.string()), []),
  // OpenAI's, and Mistral's.
  shutdown_date: z.optional(z.unknown()),
  deprecation: z.optional(z.unknown()),
})

// A list of nothing is none, and of a part nobody knows what is missing.
const list = z.object({
  data: z.array(entry).check(z.minLength(1)),
  has_more: z.optional(z.literal(false)),
})

/** The day that a provider means: a day, a moment, or seconds since 1970. Nothing where it is none of them. */
function dayIn(given: unknown): string | undefined {
  if (typeof given === 'string' && isDay(given)) return given
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  // A date would make the day after of a day that there is not.
  if (typeof given === 'string' && !isDay(given.slice(0, 10))) return undefined
  const at = new Date(typeof given === 'number' ? given * 1000 : given)
  if (Number.isNaN(at.getTime())) return undefined
  return isDay(dayOf(at)) ? dayOf(at) : undefined
}

function listed({ id, aliases, shutdown_date, deprecation }: z.infer<typeof entry>): Listed {
  const [day] = [shutdown_date, deprecation].flatMap((one) => dayIn(one) ?? []).toSorted()
  return { names: [id, ...aliases], ...(day !== undefined && { day }) }
}

type Asked = { url: string; headers: Record<string, string> }

const likeOpenai = (address: string, key: string): Asked => ({
  url: `${address}/models`,
  headers: key === '' ? {} : { authorization: `Bearer ${key}` },
})

const likeAnthropic = (address: string, key: string): Asked => ({
  url: `${address}/v1/models?limit=1000`,
  headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
})

/** How each provider is asked for its list. Perplexity’s has none of these models, Bedrock’s needs another right. */
const asking: Partial<Record<AiModule, typeof likeOpenai>> = {
  ChatGPT: likeOpenai,
  Mistralai: likeOpenai,
  Egen: likeOpenai,
  Claude: likeAnthropic,
}

/**
 * The models that a provider has now; undefined of one that tells nobody. Throws for one that does not answer in time, refuses, or
 * gives anything but a whole list.
 */
export async function listOf(provider: AiModule): Promise<Listed[] | undefined> {
  const address = addressOf(provider)
  const ask = asking[provider]
  if (address === undefined || !ask) return undefined
  const { url, headers } = ask(address, await keyOf(provider))
  const signal = AbortSignal.timeout(patienceMs)
  const response = await boundedFetch(url, { headers, signal }, () => beginning(mostBytes))
  if (!response.ok) throw new Error(`${provider} answered ${response.status}`)
  return z.parse(list, await response.json()).data.map(listed)
}
