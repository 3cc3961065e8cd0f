import * as z from 'zod/mini'
import { aiModule } from '../../../../../../shared/contract/assistant/aiModule.ts'
import { guarding } from '../../../../../../shared/contract/assistant/personalData.ts'
import { wishes } from '../../../../../../shared/contract/questions/wishes.ts'
import { checkKinds } from '../../../../../../shared/rules/trials/kinds.ts'
import { drafts } from '../../../../api/drafts.ts'
import { newInStudio } from '../../../../routes/studio.ts'

/*
 * What is typed in the studio and not known to be saved lies in the browser, as that of every form does (`api/drafts.ts`). It may be
 * longer than the contract takes: that may be why it is not saved.
 */

const trial = z.object({
  id: z.string(),
  name: z.string(),
  Fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  FBody: z.string(),
  checks: z.array(
    z.object({ kind: z.enum(checkKinds), text: z.string(), most: z.optional(z.number()) }),
  ),
})

const typed = z.object({
  QuestionLabel: z.string(),
  Question: z.string(),
  subtext: z.string(),
  AImodule: aiModule,
  GPTV: z.string(),
  Category: z.string(),
  PersonalData: guarding,
  Wishes: wishes,
  InfoClass: z.string(),
  FollowUps: z.string(),
  Fields: z.string(),
  Trials: z.array(trial),
})

const kept = z.object({
  /** The page that typed it: another one does not take it away. */
  page: z.string(),
  typed,
  /** The version and the draft that it was typed upon, and the id that a new one is saved under. */
  Base: z.string(),
  DaytoUpdate: z.string(),
  NewId: z.string(),
  /** The saves to which no reply came. */
  unheard: z.array(z.string()),
})

export type Kept = z.infer<typeof kept>

const nameOf = (id: string | undefined) => `studio.${id ?? newInStudio}`

/** What somebody has typed over a question's draft; of a new one without `id`. */
export const keptDraft = {
  nameOf,

  read: (userid: string, id: string | undefined): Kept | undefined =>
    kept.safeParse(drafts.read(userid, nameOf(id))).data,

  write: (userid: string, id: string | undefined, what: Kept) =>
    drafts.write(userid, nameOf(id), what),

  drop: (userid: string, id: string | undefined) => drafts.write(userid, nameOf(id), undefined),

  /** Forgets it, unless another page has typed since. */
  forget(userid: string, id: string | undefined, page: string) {
    if (keptDraft.read(userid, id)?.page === page) keptDraft.drop(userid, id)
  },
}
