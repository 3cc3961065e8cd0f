import * as z from 'zod/mini'
import { filledField } from '../../../../shared/contract/questions/fields.ts'
import { drafts } from '../drafts.ts'
import { conversations } from './conversations.ts'

/*
 * What was asked last of each question, noted among the drafts: it is found again after a reload, until its person puts it away
 * or deletes it.
 */

const place = 'answer.'

const noted = z.object({
  key: z.string(),
  SvarId: z.optional(z.string()),
  turnId: z.string(),
  asked: z.string(),
  filled: z.optional(z.array(filledField)),
  Hide: z.optional(z.array(z.string())),
  Confirmed: z.optional(z.literal('true')),
  label: z.string(),
  /** When it was asked, in milliseconds of the epoch. */
  at: z.number(),
  /** Whether its end was seen here: what is gone since then was deleted, not lost. */
  hasEnded: z._default(z.boolean(), false),
})

type Note = z.infer<typeof noted>

export const notes = {
  /** What somebody asked last of a question. */
  read: (userid: string, questionId: string): Note | undefined =>
    z.safeParse(noted, drafts.read(userid, place + questionId)).data,

  write: (userid: string, questionId: string, note: Note) =>
    drafts.write(userid, place + questionId, note),

  /** Notes that the end of an answer was seen, unless something else was asked meanwhile or it was put away. */
  end(userid: string, questionId: string, turnId: string, SvarId: string | undefined) {
    const note = notes.read(userid, questionId)
    if (note?.turnId !== turnId) return
    notes.write(userid, questionId, { ...note, SvarId, hasEnded: true })
  },

  /** Forgets what was asked of a question. */
  forget: (userid: string, questionId: string): void =>
    drafts.write(userid, place + questionId, undefined),

  /** Forgets what was asked of all questions. Gives what takes that back. */
  forgetAll: (userid: string): (() => void) => drafts.forget(userid, place),
}

/** A kept answer is deleted, or all of them are: it comes back at its question no more. */
export function forgetAnswer(userid: string, deleted?: { id: string; QuestionId: string }) {
  if (!deleted) {
    const before = conversations
      .onTheirWay()
      .map(({ key, question: { id } }) => ({ key, id, note: notes.read(userid, id) }))
    notes.forgetAll(userid)
    for (const { key, id, note } of before) if (note?.key === key) notes.write(userid, id, note)
    return conversations.dropAll()
  }
  const { id, QuestionId } = deleted
  const note = notes.read(userid, QuestionId)
  if (note && (note.SvarId ?? note.key) === id) notes.forget(userid, QuestionId)
  conversations.drop(QuestionId, id)
}
