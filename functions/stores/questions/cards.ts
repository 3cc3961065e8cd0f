import * as z from 'zod/mini'
import { aiModule } from '../../../shared/contract/aiModule.ts'
import { card } from '../../../shared/contract/assistant.ts'
import type { Question } from '../../../shared/contract/questions.ts'
import { TableName, type Write } from '../client.ts'
import { listVersion, type Versioned } from '../listVersion.ts'
import { keys } from '../table.ts'
import { wholeList } from '../wholeList.ts'

/** A card as stored: it also knows its provider, which the lobby can filter by. */
const storedCard = z.extend(card, { AImodule: aiModule })

type StoredCard = z.infer<typeof storedCard>

/** What the lobby shows of the questions. The rows are written by `questions`, in the questions' transactions. */
export const cards = {
  /** Every card with its provider, unordered, with the list's version: 2 read units for a hundred. */
  async all(): Promise<Versioned<StoredCard[]>> {
    const { version, value } = await wholeList('CARD')
    const rows = value.map((item) => ({ ...item, id: item['sk'] }))
    return { version, value: z.parse(z.array(storedCard), rows) }
  },

  /** The version of the cards alone, for half a read unit. */
  version: () => listVersion.of('CARD'),

  /** The write of a question's card. */
  put: ({ id, QuestionLabel, subtext, Ordering, AImodule, ...more }: Question): Write => {
    const { Category, FollowUps } = more
    // What says nothing is left out: a hundred cards are read at once.
    const rare = { ...(Category && { Category }), ...(FollowUps.length > 0 && { FollowUps }) }
    const shown = { QuestionLabel, subtext, Ordering, AImodule, ...rare }
    return { Put: { TableName, Item: { ...keys.card(id), ...shown } } }
  },
}
