import type { Source } from '../../../shared/contract/assistant/answer.ts'
import type { Turn } from '../../../shared/contract/assistant/ownAnswer.ts'
import type { AiModule } from '../../../shared/contract/assistant/aiModule.ts'
import type { Receipt } from '../../../shared/contract/assistant/receipt.ts'
import type { Guard } from '../../../shared/rules/personalData.ts'
import type { Counts } from '../../../shared/rules/personalData/kinds.ts'
import type { Wishes } from '../../../shared/rules/questions/wishes.ts'
import { allowance, type Place } from '../../stores/answers/allowance.ts'
import { sealOf } from '../../stores/answers/seals.ts'
import type { AnswerRecord } from '../../stores/answers/usage.ts'
import type { Asker } from '../caller.ts'
import { environment, variables } from '../../runtime/env.ts'
import { againIn, broken, HttpError } from '../../runtime/errors.ts'
import { log } from '../../runtime/log.ts'
import { countProviderFailure } from '../../runtime/metrics.ts'
import type { Asked, Tokens } from './adapter.ts'
import { askProvider } from './ask.ts'
import { askedModel, nameOfModel } from './catalogue.ts'
import { bounded } from './bounded.ts'
import { isProvidersFault, ModelFailure } from './failure.ts'
import { receiptOf } from './receipts.ts'
import { beginRecord } from './record.ts'

const { ANSWERS_PER_MINUTE, ANSWERS_AT_ONCE } = environment(variables.providerKeys)

/** How an answer ended, for whoever keeps it: its text as far as it came, with marks in it, and what people are told of a failure. */
export type Kept = {
  answer: string
  ending: Turn['ending']
  why?: string
  sources?: Source[]
  hidden?: Counts
  GPTV: string
  receipt: Receipt
}

/** Keeps an answer, however it ended, or takes it back again. Neither throws. */
type Keeping = { keep: (kept: Kept) => Promise<void>; drop: () => Promise<void> }

type Question = Pick<Asked, 'system' | 'messages' | 'signal'> & {
  /** Hides personal data from the provider, whatever the messages are. */
  guard: Guard
  AImodule: AiModule
  GPTV: string
  /** What is wanted of the answer, as far as the model takes it. */
  wishes?: Wishes | undefined
  caller: Asker
  /** What the usage record says that it was about. */
  about: Pick<AnswerRecord, 'purpose' | 'QuestionId' | 'Question' | 'version'>
  /** What the log says of it, by how it ended. */
  logTexts: { answered: string; cancelled: string; failed: string }
  keeping?: Keeping | undefined
}

/** An answer, whole or cut off at its greatest length, with the sources that its provider names, and its receipt. */
type Answered = {
  answer: string
  cut?: true
  sources?: Source[]
  hidden?: Counts
  changedMarks?: number
  receipt: Receipt
}

/** Providers count about one token for four letters; used only where they gave no count. */
const estimate = (text: string) => Math.ceil(text.length / 4)

const none: Tokens = { InTokenAntal: 0, OutTokenAntal: 0 }

const allowed = { atOnce: ANSWERS_AT_ONCE, perMinute: ANSWERS_PER_MINUTE }

/**
 * Takes one of somebody's places. Throws 429 when they wait for as many answers as the stage allows, or have asked for more than
 * that in a minute.
 */
async function takePlace({ id }: Asker): Promise<Place> {
  const place = await allowance.take(id, allowed)
  switch (place) {
    case 'at_once':
      throw new HttpError(
        429,
        'too_many_at_once',
        ANSWERS_AT_ONCE === 1
          ? 'Du väntar redan på ett svar. Försök igen när det är klart.'
          : `Du väntar redan på ${ANSWERS_AT_ONCE} svar. Försök igen när något av dem är klart.`,
        { headers: { 'retry-after': '10' } },
      )
    case 'per_minute': {
      const seconds = allowance.secondsLeft()
      throw new HttpError(
        429,
        'too_often',
        `Du har ställt många frågor på kort tid. ${againIn(seconds)}`,
        { headers: { 'retry-after': String(seconds) } },
      )
    }
    default:
      return place
  }
}

/** An answer that has been given stays given: a place that cannot be given back is free when its lease ends. */
const givePlaceBack = (place: Place): Promise<void> =>
  allowance
    .release(place)
    .catch((error: unknown) => log.error('a place could not be given back', error))

/**
 * Asks a model on behalf of a person as `answerNow` does, within one of the places that they have. Throws 429 when they have
 * none left, before anything is asked or stored.
 */
export async function* answer(question: Question): AsyncGenerator<string, Answered> {
  const place = await takePlace(question.caller)
  try {
    return yield* answerNow(question)
  } finally {
    await givePlaceBack(place)
  }
}

/**
 * Asks a model on behalf of a person: yields the answer as it is written, and returns it whole with its receipt.
 * The provider sees no personal data that the guard finds; the values are put back in what is yielded and returned, and not in
 * what is kept. However it ends, one usage record and one log entry are stored (`record.ts`), with the provider's count of tokens, or
 * with an estimate of what was produced when it was cut off. Throws ModelFailure, and before anything is asked what the table
 * throws.
 */
async function* answerNow(question: Question): AsyncGenerator<string, Answered> {
  const { AImodule, system, signal, caller, about, logTexts, keeping, guard } = question
  const messages = question.messages.map((one) => ({ ...one, content: guard.hide(one.content) }))
  const hidden = Object.keys(guard.counts).length > 0 ? { hidden: { ...guard.counts } } : {}
  const asked = askedModel(question.GPTV, question.wishes)
  const InTokenAntal = estimate(system + messages.map(({ content }) => content).join(''))
  const started = Date.now()
  const { version } = about
  const subject = {
    AImodule,
    GPTV: asked.model,
    ...(asked.model !== question.GPTV && { instead: nameOfModel(AImodule, question.GPTV) }),
    ...(version !== undefined && { version }),
    ...hidden,
  }
  const receiptFor = (tokens: Tokens & { estimated?: boolean }, cut = false) =>
    receiptOf({ ...subject, ...tokens, ms: Date.now() - started, ...(cut && { cut }) })
  const record = await beginRecord(caller, {
    ...about,
    ...receiptFor({ InTokenAntal, OutTokenAntal: 0 }),
    AImodule,
    sent: sealOf({ model: asked.model, system, messages }),
    message: logTexts.answered,
  })
  // In this order: the record tells whether its person was there still once the answer was kept.
  const end = async (ending: Parameters<typeof record>[0], kept: Kept) => {
    await keeping?.keep(kept)
    if ((await record(ending)) === false) await keeping?.drop()
  }
  const restorer = guard.restorer()
  let written = ''
  const estimated = () => ({ InTokenAntal, OutTokenAntal: estimate(written), estimated: true })

  try {
    const pieces = bounded(signal, (either) =>
      askProvider(AImodule, { ...asked, system, messages, signal: either }),
    )
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) {
      written += next.value
      const shown = restorer.push(next.value)
      if (shown !== '') yield shown
    }
    const rest = restorer.end()
    if (rest !== '') yield rest
    const { tokens = estimated(), isCut, sources = [] } = next.value
    const outcome = isCut ? 'cut' : 'answered'
    const named = sources.length > 0 && { sources }
    const receipt = receiptFor(tokens, isCut)
    const kept = {
      answer: written,
      ending: outcome,
      ...named,
      ...hidden,
      GPTV: asked.model,
      receipt,
    } as const
    await end({ outcome, message: logTexts.answered, receipt }, kept)
    const changed = guard.changedIn(written)
    return {
      answer: guard.restore(written),
      ...(isCut && { cut: true }),
      ...named,
      ...hidden,
      ...(changed > 0 && { changedMarks: changed }),
      receipt,
    }
  } catch (error) {
    const { why = 'broken', tokens = none } = error instanceof ModelFailure ? error : {}
    if (why !== 'broken' && isProvidersFault(why)) countProviderFailure(AImodule)
    const cancelled = why === 'cancelled'
    const told = error instanceof ModelFailure ? error.message : broken().message
    const receipt = receiptFor(written === '' && !cancelled ? tokens : estimated())
    const message = cancelled ? logTexts.cancelled : logTexts.failed
    const kept = {
      answer: written,
      ending: cancelled ? 'stopped' : 'failed',
      ...(!cancelled && { why: told }),
      ...hidden,
      GPTV: asked.model,
      receipt,
    } as const
    await end({ outcome: why, message, receipt }, kept)
    throw error
  }
}
