import type { AiModule } from '../../contract/assistant/aiModule.ts'
import type { LibraryNote, LibraryQuestion } from '../../contract/questions/questionLibrary.ts'
import { mayTake } from '../questions/infoClasses.ts'
import { misplaced, takenBy, type Takes } from '../questions/wishes.ts'
import { inOrder } from './travelling.ts'

/** What a portal has: its classes, the least sensitive first, and the services that can be asked, in the order of choice. */
export type Offer = {
  classes: readonly string[]
  services: readonly {
    AImodule: AiModule
    /** In the order of choice, the first by default. */
    models: readonly string[]
    /** What its models can be told, by their names, where that is known. */
    takes?: Readonly<Record<string, Takes>>
    highestClass?: string | undefined
  }[]
}

type Asked = Pick<LibraryQuestion, 'AImodule' | 'GPTV'>
type Part<P> = { part: P; notes: LibraryNote[] }

/** Its class, or the most sensitive that there is: what is written is never less protected than it was. */
function classIn({ classes }: Offer, wanted: string | undefined): Part<string | undefined> {
  if (wanted === undefined || classes.includes(wanted)) return { part: wanted, notes: [] }
  const part = classes.at(-1)
  return { part, notes: [{ about: 'class', wanted, ...(part !== undefined && { taken: part }) }] }
}

function askedIn(
  offer: Offer,
  wanted: Asked,
  InfoClass: string | undefined,
  live: Asked | undefined,
): Part<Asked> {
  const { AImodule, GPTV } = wanted
  const able = offer.services.filter(
    ({ models, highestClass }) =>
      models.length > 0 && mayTake(offer.classes, highestClass, InfoClass),
  )
  const same = able.find((service) => service.AImodule === AImodule)
  // What a question has may stay, also when nobody could choose it any more.
  const stays = live?.AImodule === AImodule && live.GPTV === GPTV
  if (same && (stays || same.models.includes(GPTV))) {
    return { part: { AImodule, GPTV }, notes: [] }
  }
  const { AImodule: service, models: [model = GPTV] = [] } = same ?? able[0] ?? { AImodule }
  const part = { AImodule: service, GPTV: model }
  if (same) return { part, notes: [{ about: 'model', wanted: GPTV, taken: model }] }
  const taken = able[0] && { taken: service }
  return { part, notes: [{ about: 'service', wanted: AImodule, ...taken }] }
}

/** What is wished of a model, without what the one that is asked here cannot be told. */
function wishesFor({ services }: Offer, { Wishes }: LibraryQuestion, { AImodule, GPTV }: Asked) {
  const takes = services.find((one) => one.AImodule === AImodule)?.takes?.[GPTV]
  // Of a model that this portal does not know nothing is known.
  if (!takes) return { part: Wishes, notes: [] }
  const notes = misplaced(Wishes, takes).map((about) => ({ about, wanted: Wishes?.[about] ?? '' }))
  return { part: takenBy(Wishes, takes), notes }
}

/**
 * A question as a portal can have it, and what of it is another thing there than in its file. `live` is the same question as the
 * portal has it.
 */
export function fitted(
  question: LibraryQuestion,
  offer: Offer,
  live?: Asked,
): { question: LibraryQuestion; notes: LibraryNote[] } {
  const { InfoClass: wanted, Wishes: _, ...texts } = question
  const { part: InfoClass, notes: ofClass } = classIn(offer, wanted)
  const { part: asked, notes } = askedIn(offer, question, InfoClass, live)
  const { part: Wishes, notes: ofWishes } = wishesFor(offer, question, asked)
  return {
    question: inOrder({
      ...texts,
      ...asked,
      ...(Wishes && { Wishes }),
      ...(InfoClass !== undefined && { InfoClass }),
    }),
    notes: [...ofClass, ...notes, ...ofWishes],
  }
}
