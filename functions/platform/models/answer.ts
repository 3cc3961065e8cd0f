import { ulid } from 'ulid'
import type { Source } from '../../../shared/contract/answer.ts'
import type { Cost } from '../../../shared/contract/assistant.ts'
import type { AiModule } from '../../../shared/contract/aiModule.ts'
import { limits } from '../../../shared/limits.ts'
import { rates } from '../../stores/rates.ts'
import { answersAtOnce, type Place } from '../../stores/answersAtOnce.ts'
import { type AnswerRecord, usage } from '../../stores/usage.ts'
import { type Caller, auditEntryOf } from '../caller.ts'
import { environment, variables } from '../../runtime/env.ts'
import { HttpError } from '../../runtime/errors.ts'
import { log } from '../../runtime/log.ts'
import { countProviderFailure } from '../../runtime/metrics.ts'
import type { Asked, Ended, Tokens } from './adapter.ts'
import { askProvider } from './ask.ts'
import { askedModel } from './catalogue.ts'
import { isProvidersFault, ModelFailure } from './failure.ts'

const { ANSWERS_PER_MINUTE, ANSWERS_AT_ONCE } = environment(variables.providerKeys)

type Question = Pick<Asked, 'system' | 'messages' | 'signal'> & {
  AImodule: AiModule
  GPTV: string
  caller: Caller
  /** What the usage record says that it was about. */
  about: Pick<AnswerRecord, 'purpose' | 'QuestionId' | 'Question'>
  /** What the log says of it, by how it ended. */
  logTexts: { answered: string; cancelled: string; failed: string }
}

/** An answer, whole or cut off at its greatest length, with the sources that its provider names, and what it cost. */
type Answered = { answer: string; cut?: true; sources?: Source[]; cost: Cost }

/** Providers count about one token for four letters; used only where they gave no count. */
const estimate = (text: string) => Math.ceil(text.length / 4)

const none: Tokens = { InTokenAntal: 0, OutTokenAntal: 0 }

/**
 * An answer within its limits, as it is written: what goes on after so many characters or minutes is cut off, and its
 * provider let go. Its own count is not known then.
 */
async function* bounded(pieces: AsyncGenerator<string, Ended>): AsyncGenerator<string, Ended> {
  const cut = { tokens: undefined, isCut: true }
  const until = Date.now() + limits.answerMinutes * 60_000
  let left = limits.answerCharacters
  try {
    while (left > 0 && Date.now() <= until) {
      const next = await pieces.next()
      if (next.done) return next.value
      yield next.value.slice(0, left)
      left -= next.value.length
    }
    return cut
  } finally {
    await pieces.return(cut)
  }
}

/** Throws 429 when somebody asks for more answers than the stage allows in a minute. */
async function checkRate({ id }: Caller): Promise<void> {
  if (await rates.answers.take(id, ANSWERS_PER_MINUTE)) return
  const seconds = rates.answers.secondsLeft()
  throw new HttpError(
    429,
    'too_often',
    `Du har ställt många frågor på kort tid. Försök igen om ${seconds} sekunder.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}

/** Takes one of somebody's places. Throws 429 when they wait for as many answers as the stage allows. */
async function takePlace({ id }: Caller): Promise<Place> {
  const place = await answersAtOnce.take(id, ANSWERS_AT_ONCE)
  if (place) return place
  throw new HttpError(
    429,
    'too_many_at_once',
    `Du väntar redan på ${ANSWERS_AT_ONCE} svar. Försök igen när något av dem är klart.`,
    { headers: { 'retry-after': '10' } },
  )
}

/** An answer that has been given stays given: a place that cannot be given back is free when its lease ends. */
const givePlaceBack = (place: Place): Promise<void> =>
  answersAtOnce
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
 * Asks a model on behalf of a person: yields the answer as it is written, and returns it whole with what it cost.
 * However it ends, one usage record and one log entry are stored, before anybody is told of the end: with the
 * provider's count of tokens, or with an estimate of what was produced when it was cut off. Throws ModelFailure, and
 * 429 for whoever asks too often, before anything is asked or stored.
 */
async function* answerNow(question: Question): AsyncGenerator<string, Answered> {
  const { AImodule, system, messages, signal, caller, about, logTexts } = question
  await checkRate(caller)
  const asked = askedModel(question.GPTV)
  const GPTV = asked.model
  const started = Date.now()
  let written = ''

  const estimated = () => ({
    InTokenAntal: estimate(system + messages.map(({ content }) => content).join('')),
    OutTokenAntal: estimate(written),
    estimated: true,
  })

  async function record(outcome: string, message: string, counted?: Tokens): Promise<Cost> {
    const entry = auditEntryOf(caller, message)
    const ms = Date.now() - started
    const { userid, userName, at } = entry
    // The roll-up goes by the time of the record, not of the question.
    const id = ulid(at.getTime())
    const cost = { GPTV, ms, ...(counted ?? estimated()) }
    const sdate = at.toISOString()
    await usage.record({ id, userid, userName, ...about, AImodule, ...cost, outcome, sdate }, entry)
    return cost
  }

  try {
    const pieces = bounded(askProvider(AImodule, { ...asked, system, messages, signal }))
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) {
      written += next.value
      yield next.value
    }
    const { tokens, isCut, sources = [] } = next.value
    const cost = await record(isCut ? 'cut' : 'answered', logTexts.answered, tokens)
    const named = sources.length > 0 && { sources }
    return { answer: written, ...(isCut && { cut: true }), ...named, cost }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    if (isProvidersFault(error.why)) countProviderFailure(AImodule)
    const cancelled = error.why === 'cancelled'
    const counted = written === '' && !cancelled ? (error.tokens ?? none) : undefined
    await record(error.why, cancelled ? logTexts.cancelled : logTexts.failed, counted)
    throw error
  }
}
