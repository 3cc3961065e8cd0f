import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { questionLimits } from '../questionLimits.ts'
import { askingPermissions } from './assistant/asking.ts'
import { answerFailures } from './http/failures.ts'
import { aiModule } from './assistant/aiModule.ts'
import { answerShape } from './assistant/answer.ts'
import { fieldValues } from './questions/fields.ts'
import { lineEnds } from './http/lineEnds.ts'
import { listPage, pageFrom } from './http/listPage.ts'
import { hiddenWords } from './assistant/personalData.ts'
import { question } from './questions/question.ts'
import { certificate } from './questions/trials.ts'
import { chosenId, done, id, repeated, route, searchTerm } from './route.ts'

/** What a lobby card shows of a question: no prompt text, so that a hundred cost two read units. */
export const card = z.extend(
  z.pick(question, {
    id: true,
    QuestionLabel: true,
    subtext: true,
    Ordering: true,
    Category: true,
    FollowUps: true,
    PersonalData: true,
    InfoClass: true,
  }),
  {
    /** Who answers it. */
    AImodule: z.optional(aiModule),
    /** It has a form, which `Question/get` tells. */
    HasFields: z.optional(z.literal(true)),
    /** Somebody proposed it, whom `Question/get` names. */
    Proposed: z.optional(z.literal(true)),
    /** What its trials said; `Question/get` tells the rest. */
    Certificate: z.optional(
      z.pick(certificate, { Nr: true, passed: true, of: true, sdate: true, old: true }),
    ),
  },
)

export type Card = z.infer<typeof card>

/** A card as it leaves: `Subject` is its label once more (docs/requirements.md, "Entities"). */
const shownCard = z.extend(card, { Subject: z._default(z.string(), '') })

const answer = z.object({ results: z.object(answerShape), message: z.string() })

const text = z.string().check(
  lineEnds,
  // A function, since formatting numbers would cost every cold start some milliseconds.
  z.maxLength(limits.answerText, {
    error: () => `Texten är för lång: högst ${limits.answerText.toLocaleString('sv-SE')} tecken.`,
  }),
)

/** What has come of an answer that stopped at its greatest length, to be gone on with. */
const begun = z
  .string()
  .check(lineEnds, z.maxLength(limits.answerCharacters), z.regex(/\S/, 'Måste fyllas i.'))

export const assistant = {
  'assistant.questions': route({
    method: 'GET',
    path: 'Question/Uall',
    summary:
      'The prepared questions as cards, in the order of the library; with `size` a page of them, searched, of a category or those that are named',
    access: 'user',
    body: 'query',
    input: z.object({
      filterOptions: repeated(aiModule),
      searchTerm: searchTerm(limits.searchTerm),
      size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.cardsAtOnce))),
      from: pageFrom,
      Category: z._default(z.string().check(z.maxLength(questionLimits.questionCategory)), ''),
      /** These alone, where any are named. */
      ids: repeated(id).check(z.maxLength(limits.cardsNamed)),
    }),
    output: z.object({
      results: z.array(shownCard),
      page: z.optional(
        z.extend(listPage, {
          /** Of the whole library: how many questions it has, and their categories in Swedish order. */
          all: z.int(),
          categories: z.array(z.string()),
        }),
      ),
      /** Says that there are more than an answer carries. */
      message: z.optional(z.string()),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'CARD'],
    revalidates: true,
  }),
  'assistant.question': route({
    method: 'GET',
    path: 'Question/get',
    summary: 'The form of a prepared question, and what its trials said when it was published',
    access: 'user',
    refuses: ['not_found'],
    body: 'query',
    input: z.object({ id }),
    output: z.object({
      results: z.extend(z.pick(question, { id: true, Fields: true }), {
        Certificate: z.optional(certificate),
        /** The name of who proposed it. */
        ProposedBy: z.optional(z.string()),
      }),
    }),
    permissions: ['table:GetItem'],
    reads: ['USER', 'QUESTION', 'VOTES'],
  }),
  'assistant.send': route({
    method: 'PUT',
    path: 'Question/send',
    summary: 'Asks the assistant a prepared question; answers whole or, when asked, as a stream',
    access: 'user',
    refuses: [
      'not_found',
      'changed',
      'too_many_turns',
      'personal_data',
      'wrong_class',
      ...answerFailures,
    ],
    body: 'multipart',
    // The library's test sends its text as Body, the lobby as FBody; empty text can be sent (docs/requirements.md,
    // "Answer text rule").
    input: z.object({
      QuestionId: id,
      FBody: z.optional(text),
      Body: z.optional(text),
      Fields: fieldValues,
      Continues: z.optional(begun),
      AnswerId: z.optional(chosenId),
      SvarId: z.optional(id),
      Hide: hiddenWords,
      Confirmed: z.optional(z.literal('true')),
    }),
    output: answer,
    permissions: askingPermissions,
    reads: ['USER', 'RATE', 'QUESTION', 'STOP', 'ROLLED'],
    writes: ['USER', 'RATE', 'USAGE', 'BEGUN', 'LOG'],
    streams: true,
  }),
  'assistant.stop': route({
    method: 'PUT',
    path: 'Question/stop',
    summary:
      'Stops an answer of one’s own that is on its way, of a question or of the chat; with `AfterSeconds` only then, unless it is asked again before: so an answer ends whose reader has vanished',
    access: 'user',
    body: 'json',
    input: z.object({
      AnswerId: chosenId,
      AfterSeconds: z.optional(z.int().check(z.gte(1), z.lte(limits.answerMinutes * 60))),
    }),
    output: done,
    always: true,
    permissions: ['table:GetItem', 'table:PutItem'],
    reads: ['USER'],
    writes: ['STOP'],
  }),
}
