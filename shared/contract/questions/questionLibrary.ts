import * as z from 'zod/mini'
import { questionLimits } from '../../questionLimits.ts'
import { oneLine } from '../../rules/oneLine.ts'
import { aiModule } from '../assistant/aiModule.ts'
import { questionFields } from './fields.ts'
import { guarding, usualGuarding } from '../assistant/personalData.ts'
import { id, route } from '../route.ts'
import { trials } from './trials.ts'
import { wishes } from './wishes.ts'

/**
 * Of a library's file: the questions and characters of one call, and the questions that it takes in; what a page sends with a call of a
 * larger file, and is given of the library, so that what is answered is no more than a Lambda gives, too; and what a file may hold (ours).
 */
export const libraryLimits = {
  questions: 500,
  characters: 1_500_000,
  taken: 100,
  inAPart: { questions: 250, characters: 700_000 },
  inAFile: { questions: 5_000, characters: 30_000_000 },
} as const

const missing = 'Måste fyllas i.'
const short = (most: number) => oneLine().check(z.maxLength(most, `Högst ${most} tecken.`))

/**
 * The id that a question has in every portal. `ny` is how the studio's address calls one that has none yet, and `chatt` what chats
 * are counted under.
 */
const travellingId = z
  .string()
  .check(z.regex(/^(?!(?:ny|chatt)$)[A-Za-z0-9][\w.:-]{0,63}$/, 'Är inget id för en fråga.'))

/** A question as it travels from portal to portal: nothing of who wrote it, when, or how it was used. */
const libraryQuestion = z.strictObject({
  id: travellingId,
  QuestionLabel: short(questionLimits.questionLabel).check(z.minLength(1, missing)),
  subtext: z._default(short(questionLimits.questionSubtext), ''),
  Category: z._default(short(questionLimits.questionCategory), ''),
  Ordering: z.int().check(z.gte(0), z.lte(questionLimits.questionOrdering)),
  /** Absent for the least sensitive class of the portal. */
  InfoClass: z.optional(short(questionLimits.infoClass).check(z.minLength(1, missing))),
  PersonalData: z._default(guarding, usualGuarding),
  AImodule: aiModule,
  GPTV: z.string().check(z.maxLength(100)),
  /** Absent where its author wishes nothing: such files are those of before. */
  Wishes: z.optional(wishes),
  FollowUps: z._default(
    z
      .array(short(questionLimits.followUp).check(z.minLength(1, missing)))
      .check(z.maxLength(questionLimits.followUps, `Högst ${questionLimits.followUps} förslag.`)),
    [],
  ),
  /** HTML or plain text, in which each field is named once or more (`{{key}}`). */
  Question: z.string().check(
    z.trim(),
    z.maxLength(questionLimits.questionText, {
      error: () => `Högst ${questionLimits.questionText.toLocaleString('sv-SE')} tecken.`,
    }),
  ),
  Fields: z._default(questionFields, []),
  Trials: z._default(trials, []),
})

export type LibraryQuestion = z.infer<typeof libraryQuestion>

/** The format that this version of the portal writes and reads. */
export const libraryFormat = 1

/** What `fragor.json` holds. `hash` is the SHA-256 of `questions` in the form of RFC 8785, in hexadecimal digits. */
export const libraryFile = z.strictObject({
  format: z.literal(libraryFormat),
  hash: z.string().check(z.regex(/^[\da-f]{64}$/, 'Är ingen SHA-256.')),
  questions: z.array(libraryQuestion),
})

/** What this portal does not have, and what a question is taken in with in its place; nothing where nothing fits. */
const note = z.object({
  about: z.enum(['class', 'service', 'model', 'effort', 'variation']),
  wanted: z.string(),
  taken: z.optional(z.string()),
})

export type LibraryNote = z.infer<typeof note>

/** A question of the file beside that of the portal; or one that the portal alone has. */
const compared = z.object({
  id: z.string(),
  QuestionLabel: z.string(),
  is: z.enum(['new', 'changed', 'same', 'missing']),
  notes: z.array(note),
  /** What it would become here, and what it is: where the two differ. */
  File: z.optional(libraryQuestion),
  Live: z.optional(libraryQuestion),
  /** `Live` was too much for this answer: asked for without the questions before it, it is there. */
  isCut: z.optional(z.literal(true)),
  /** The draft that lies here, who saved it last, and whether it says what the file does. */
  Draft: z.optional(z.object({ DaytoUpdate: z.string(), name: z.string(), isSame: z.boolean() })),
})

export type Compared = z.infer<typeof compared>

const stamp = z.string().check(z.maxLength(40))

/** The text of `fragor.json`. What is wrong with it is said in one sentence. */
const File = z
  .string()
  .check(
    z.minLength(1, 'Filen är tom.'),
    z.maxLength(libraryLimits.characters, 'Filen är för stor.'),
  )

export const questionLibrary = {
  'questions.takeOut': route({
    method: 'GET',
    path: 'Question/library',
    summary:
      'The next questions of the library with their trials, as they stand in fragor.json, in the order of their ids',
    access: 'admin',
    body: 'query',
    /** The id behind which they stand; without one they are the first. */
    input: z.object({ after: z.optional(id) }),
    output: z.object({
      results: z.array(libraryQuestion),
      /** What to ask for as `after` for the next; absent at the end. */
      next: z.optional(z.string()),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'QUESTION', 'VERSION'],
  }),
  'questions.compare': route({
    method: 'POST',
    path: 'Question/library/compare',
    summary: 'How a fragor.json differs from what is here; changes nothing',
    access: 'admin',
    body: 'json',
    input: z.object({
      File,
      /** How many questions stand before these in the file that they are a part of. */
      From: z._default(z.int().check(z.gte(0), z.lte(libraryLimits.inAFile.questions)), 0),
    }),
    output: z.object({
      results: z.object({
        /** It was changed by hand since it was taken out. */
        isEdited: z.boolean(),
        rows: z.array(compared),
      }),
    }),
    permissions: ['table:GetItem', 'table:Query', 'providerKeys:GetSecretValue'],
    reads: ['USER', 'QUESTION', 'VERSION', 'DRAFT'],
  }),
  'questions.takeIn': route({
    method: 'PUT',
    path: 'Question/library/takeIn',
    summary:
      'Makes drafts of questions of a fragor.json that are new or differ; what is live stays, and so does a draft that the caller has not seen',
    access: 'admin',
    body: 'json',
    input: z.object({
      File,
      /** The questions, each with the stamp of the draft that it is to replace; empty where there is none. */
      Chosen: z
        .array(z.object({ id, DaytoUpdate: z._default(stamp, '') }))
        .check(
          z.minLength(1, 'Välj minst en fråga.'),
          z.maxLength(libraryLimits.taken, `Högst ${libraryLimits.taken} frågor åt gången.`),
        ),
    }),
    output: z.object({
      results: z.array(
        z.object({ id: z.string(), is: z.enum(['taken', 'same', 'kept', 'unknown']) }),
      ),
      message: z.string(),
    }),
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'providerKeys:GetSecretValue',
    ],
    reads: ['USER', 'QUESTION', 'VERSION', 'DRAFT'],
    writes: ['USER', 'RATE', 'DRAFT', 'LOG'],
  }),
}
