import type { Draft } from '../../../../shared/contract/questions/drafts.ts'
import {
  type Compared,
  libraryLimits,
  type LibraryQuestion,
} from '../../../../shared/contract/questions/questionLibrary.ts'
import type { Question } from '../../../../shared/contract/questions/question.ts'
import { versionOf } from '../../../../shared/rules/questions/library.ts'
import { fitted, type Offer } from '../../../../shared/rules/questionLibrary/fitting.ts'
import {
  byPlace,
  inOrder,
  isSame,
  travelling,
} from '../../../../shared/rules/questionLibrary/travelling.ts'
import { nextStamp } from '../../../../shared/rules/stamps.ts'
import type { AuditEntry } from '../../log/auditLog.ts'
import { drafts, type StoredDraft } from '../drafts.ts'
import { questions } from '../questions.ts'
import { versions } from '../versions.ts'

/** Trials that are read at once, each with its question's version. */
const atOnce = 25

/** A question as it travels: its trials lie with its version. */
async function asItTravels(question: Question): Promise<LibraryQuestion> {
  const version = await versions.get(question.id, versionOf(question))
  return travelling(question, version?.Trials ?? [])
}

async function allAsTheyTravel(found: Question[]): Promise<LibraryQuestion[]> {
  const whole: LibraryQuestion[] = []
  for (let from = 0; from < found.length; from += atOnce) {
    whole.push(...(await Promise.all(found.slice(from, from + atOnce).map(asItTravels))))
  }
  return whole
}

/** A question of a file as the draft that it becomes. */
const draftOf = (
  question: LibraryQuestion,
  live: Question | undefined,
  DaytoUpdate: string,
): Draft => ({ ...question, Base: live ? versionOf(live) : '', DaytoUpdate })

/** Whether a draft is what would be made of a question of a file. */
function saysThe(question: LibraryQuestion, live: Question | undefined, draft: StoredDraft) {
  const { Base, Ordering } = draft
  if (Ordering === undefined || Base !== draftOf(question, live, '').Base) return false
  return isSame(inOrder({ ...draft, Ordering }), question)
}

/** A row of a comparison; `by` is the id of who saved the draft last. */
type Row = Omit<Compared, 'Draft'> & {
  Draft?: { DaytoUpdate: string; by: string; isSame: boolean }
}

type Here = { live: Question | undefined; draft: StoredDraft | undefined }

async function rowOf(wanted: LibraryQuestion, offer: Offer, { live, draft }: Here): Promise<Row> {
  const { question, notes } = fitted(wanted, offer, live)
  const known = { id: question.id, QuestionLabel: question.QuestionLabel, notes }
  const Live = live && (await asItTravels(live))
  if (Live && isSame(Live, question)) return { ...known, is: 'same' }
  const told = draft && {
    DaytoUpdate: draft.DaytoUpdate,
    by: draft.by,
    isSame: saysThe(question, live, draft),
  }
  return {
    ...known,
    is: Live ? 'changed' : 'new',
    File: question,
    ...(Live && { Live }),
    ...(told && { Draft: told }),
  }
}

/** What became of a question: it is a draft now or was before, is live already, or has a draft that nobody has seen. */
export type TakenIn = 'taken' | 'same' | 'kept'

type TakingIn = { offer: Offer; by: string; seen: string; entry: (label: string) => AuditEntry }

/** The library as it travels in a file. */
export const library = {
  /** Every question with its trials, in a file's order: one read for each besides the library. */
  all: async (): Promise<LibraryQuestion[]> =>
    (await allAsTheyTravel((await questions.all()).value)).toSorted(byPlace),

  /**
   * The next questions behind an id, as they travel, in the order of their ids: as many as stand in a part of a file. `next` is the
   * last one's id where there may be more.
   */
  async behind(after?: string): Promise<{ questions: LibraryQuestion[]; next?: string }> {
    const most = libraryLimits.inAPart
    const { value, hasMore } = await questions.behind(after, most.questions)
    const given: LibraryQuestion[] = []
    let left: number = most.characters
    for (let from = 0; from < value.length; from += atOnce) {
      for (const question of await Promise.all(value.slice(from, from + atOnce).map(asItTravels))) {
        left -= JSON.stringify(question).length
        if (left < 0 && given.length > 0) return { questions: given, next: given.at(-1)?.id }
        given.push(question)
      }
    }
    return { questions: given, ...(hasMore && { next: value.at(-1)?.id }) }
  },

  /** Each question of a file beside what is here, in the file's order, and then what is only here. */
  async compare(wanted: LibraryQuestion[], offer: Offer): Promise<Row[]> {
    const [{ value }, begun] = await Promise.all([questions.all(), drafts.all()])
    const live = new Map(value.map((question) => [question.id, question]))
    const draft = new Map(begun.map((one) => [one.id, one]))
    const rows: Row[] = []
    for (let from = 0; from < wanted.length; from += atOnce) {
      const some = wanted.slice(from, from + atOnce)
      rows.push(
        ...(await Promise.all(
          some.map((one) =>
            rowOf(one, offer, { live: live.get(one.id), draft: draft.get(one.id) }),
          ),
        )),
      )
    }
    const inFile = new Set(wanted.map(({ id }) => id))
    const missing = value.filter(({ id }) => !inFile.has(id))
    return [
      ...rows,
      ...missing.map(({ id, QuestionLabel }) => ({
        id,
        QuestionLabel,
        is: 'missing' as const,
        notes: [],
      })),
    ]
  },

  /**
   * Makes a draft of a question of a file, with its log entry, over the draft that somebody has `seen` (empty for none). What is live,
   * and another draft, stay as they are. The same once more changes nothing.
   */
  async takeIn(wanted: LibraryQuestion, { offer, by, seen, entry }: TakingIn): Promise<TakenIn> {
    const { id } = wanted
    const [live, before] = await Promise.all([questions.latest(id), drafts.latest(id)])
    const { question } = fitted(wanted, offer, live)
    if (live && isSame(await asItTravels(live), question)) return 'same'
    if (before && saysThe(question, live, before)) return 'taken'
    if (seen !== (before?.DaytoUpdate ?? '')) return 'kept'
    const saved = draftOf(question, live, nextStamp(seen))
    const done = await drafts.save(saved, { seen, by }, entry(question.QuestionLabel))
    return done ? 'taken' : 'kept'
  },
}
