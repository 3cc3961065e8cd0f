import * as z from 'zod/mini'
import { aiModule } from '../../../shared/contract/assistant/aiModule.ts'
import { guarding, usualGuarding } from '../../../shared/contract/assistant/personalData.ts'
import { card } from '../../../shared/contract/assistant.ts'
import type { Question } from '../../../shared/contract/questions/question.ts'
import { asksOther } from './asks.ts'
import { TableName, type Write } from '../client.ts'
import { listVersion, type Versioned } from '../listVersion.ts'
import { keys } from '../table.ts'
import { wholeList } from '../wholeList.ts'

/** A card as stored: it also knows its provider, which the lobby can filter by, and which model it names and was tried on. */
const storedCard = z.extend(card, {
  AImodule: aiModule,
  Tried: z.optional(z.object({ GPTV: z.string(), model: z.string() })),
})

export type StoredCard = z.infer<typeof storedCard>

/**
 * The same as it lies in the table: names of one letter, so that a hundred cards cost two read units
 * (docs/requirements.md, "Request units"). Those of 0.1.0 have their names in full.
 */
const short = z.object({
  L: z.string(),
  S: z._default(z.string(), ''),
  O: z.int(),
  A: aiModule,
  C: z._default(z.string(), ''),
  F: z._default(z.array(z.string()), []),
  P: z._default(guarding, usualGuarding),
  I: z.optional(z.string()),
  H: z.optional(z.literal(1)),
  B: z.optional(z.literal(1)),
  V: z.optional(z.string()),
  G: z.optional(z.string()),
  M: z.optional(z.string()),
})

const dayMs = 24 * 60 * 60 * 1000

/**
 * What a card has of its question's trials: in a dozen letters version, held, of how many, day, whether something else is asked; and the
 * models, named and tried, the second only where it is another.
 */
function shortProof(question: Question) {
  const { Proven } = question
  if (!Proven) return {}
  const { Nr, passed, of, sdate, GPTV } = Proven
  const day = Math.floor(Date.parse(sdate) / dayMs).toString(36)
  return {
    V: [Nr, passed, of, day, ...(asksOther(question) ? ['!'] : [])].join('.'),
    G: question.GPTV,
    ...(GPTV !== question.GPTV && { M: GPTV }),
  }
}

function certificateIn(proof: string) {
  const [Nr, passed, of, day = '', old] = proof.split('.')
  return {
    Nr: Number(Nr),
    passed: Number(passed),
    of: Number(of),
    sdate: new Date(Number.parseInt(day, 36) * dayMs).toISOString(),
    ...(old === '!' && { old: true as const }),
  }
}

function read(item: Record<string, unknown>): StoredCard {
  const id = item['sk']
  if (!('L' in item)) return z.parse(storedCard, { ...item, id })
  const { L, S, O, A, C, F, P, I, H, B, V, G, M = G } = z.parse(short, item)
  const texts = { QuestionLabel: L, subtext: S, Category: C, FollowUps: F }
  const rules = {
    PersonalData: P,
    ...(I !== undefined && { InfoClass: I }),
    ...(H && { HasFields: true as const }),
    ...(B && { Proposed: true as const }),
    ...(V !== undefined && { Certificate: certificateIn(V) }),
    ...(G !== undefined && M !== undefined && { Tried: { GPTV: G, model: M } }),
  }
  return z.parse(storedCard, { id, ...texts, Ordering: O, AImodule: A, ...rules })
}

/** What the lobby shows of the questions. The rows are written by `questions`, in the questions' transactions. */
export const cards = {
  /** Every card with its provider, unordered, with the list's version: 2 read units for a hundred, 4 as just written. */
  async all({ latest = false } = {}): Promise<Versioned<StoredCard[]>> {
    const { version, value } = await wholeList('CARD', latest)
    return { version, value: value.map((item) => read(item)) }
  },

  /** The version of the cards alone, for half a read unit. */
  version: () => listVersion.of('CARD'),

  /** The write of a question's card. What says nothing is left out. */
  put: (question: Question): Write => {
    const { id, QuestionLabel, subtext, Ordering, AImodule, ...more } = question
    const { Category, FollowUps, PersonalData, InfoClass, Fields, ProposedBy } = more
    const rare = {
      ...(subtext && { S: subtext }),
      ...(Category && { C: Category }),
      ...(FollowUps.length > 0 && { F: FollowUps }),
      ...(PersonalData !== usualGuarding && { P: PersonalData }),
      ...(InfoClass !== undefined && { I: InfoClass }),
      ...(Fields.length > 0 && { H: 1 }),
      ...(ProposedBy !== undefined && { B: 1 }),
      ...shortProof(question),
    }
    const Item = { ...keys.card(id), L: QuestionLabel, O: Ordering, A: AImodule, ...rare }
    return { Put: { TableName, Item } }
  },
}
