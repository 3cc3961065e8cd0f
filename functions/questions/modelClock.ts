import * as z from 'zod/mini'
import type { AiModule } from '../../shared/contract/assistant/aiModule.ts'
import { dayOf } from '../../shared/rules/days.ts'
import { isConfigured } from '../platform/models/keys.ts'
import { type Listed, listOf } from '../platform/models/lists.ts'
import { log } from '../runtime/log.ts'
import { traced } from '../runtime/traced.ts'
import { transact } from '../stores/client.ts'
import { type DomainEvent, outbox } from '../stores/outbox.ts'
import { administrators } from '../stores/people/administrators.ts'
import { modelEnds, type StoredModelEnd } from '../stores/questions/modelEnds.ts'
import { questions } from '../stores/questions/questions.ts'
import { knownOf, type UsedModel, usedModels } from './models/endingModels.ts'
import { dueOf, isSame, readingOf, stillTold } from './models/modelReading.ts'
import { eventsOf } from './models/modelTexts.ts'

/** The schedule's own time: a reading that is made up for counts for its day. */
const scheduled = z.object({ time: z.iso.datetime() })

const todayOf = (event: unknown): string =>
  dayOf(new Date(z.safeParse(scheduled, event).data?.time ?? Date.now()))

/** What a provider lists; nothing where it cannot be asked, or what it says is of no use. */
async function readList(provider: AiModule): Promise<Listed[] | undefined> {
  try {
    return (await isConfigured(provider)) ? await listOf(provider) : undefined
  } catch (error) {
    log.error('a provider did not tell its models', error, { id: provider })
    return undefined
  }
}

/** Events of one transaction, which takes a hundred writes. */
const most = 90

/**
 * Writes the events that do not fit into one transaction; gives the others, for that of the note that all are told. Where that
 * is not written, these are told once more by the next reading.
 */
async function tellFirst(events: DomainEvent[]): Promise<DomainEvent[]> {
  const first = events.slice(0, -most)
  for (let from = 0; from < first.length; from += most) {
    await transact(first.slice(from, from + most).map(outbox.put))
  }
  return events.slice(-most)
}

type Reading = { known: StoredModelEnd | undefined; list: Listed[] | undefined; today: string }

/** Notes what is known of a model by now, and tells administrators what they have not been told. */
async function note(used: UsedModel, { known, list, today }: Reading): Promise<void> {
  const read = readingOf(used, known, { list, today })
  const told = stillTold(read)
  const news = dueOf(read, today).filter((one) => !told.includes(one))
  const after = { ...read, told: [...told, ...news] }
  const isKnown = after.day !== undefined || after.missingSince !== undefined
  if (!isKnown && after.told.length === 0) {
    if (known) await modelEnds.remove(known)
    return
  }
  if (known && news.length === 0 && isSame(known, after)) return
  const readers = news.length > 0 ? await administrators.all() : []
  const events = await tellFirst(eventsOf(after, used, { today, readers }))
  // Refused where another reading was faster: it has told them.
  await modelEnds.save(known, after, events)
}

/** Reads what each provider says of the models that questions ask. One that fails keeps no other from it. */
export const handler = traced(async (event: unknown) => {
  const today = todayOf(event)
  const [{ value: library }, all] = await Promise.all([questions.all(), modelEnds.all()])
  const used = usedModels(library)
  const providers = [...new Set(used.map(({ AImodule }) => AImodule))]
  const lists = new Map(
    await Promise.all(providers.map(async (one) => [one, await readList(one)] as const)),
  )
  for (const model of used) {
    const reading = { known: knownOf(all, model), list: lists.get(model.AImodule), today }
    await note(model, reading)
  }
  for (const left of all) {
    if (!used.some((model) => knownOf([left], model))) await modelEnds.remove(left)
  }
})
