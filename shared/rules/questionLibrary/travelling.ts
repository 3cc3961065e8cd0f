import type { LibraryQuestion } from '../../contract/questions/questionLibrary.ts'
import type { Question } from '../../contract/questions/question.ts'
import type { Trial } from '../../contract/questions/trials.ts'
import type { QuestionField } from '../questions/fields.ts'
import type { Check } from '../trials/kinds.ts'
import { wishesIn } from '../questions/wishes.ts'

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1

const fieldInOrder = ({ key, kind, label, help, required, ...more }: QuestionField) => {
  const { min, max, choices, example } = more
  const limited = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return { key, kind, label, help, required, ...limited, choices, example }
}

const checkInOrder = ({ kind, text, most }: Check) => ({
  kind,
  text,
  ...(most !== undefined && { most }),
})

const trialInOrder = ({ id, name, Fields, FBody, checks }: Trial): Trial => ({
  id,
  name,
  // The table gives names in any order.
  Fields: Object.fromEntries(Object.entries(Fields).toSorted(byName)),
  FBody,
  checks: checks.map(checkInOrder),
})

/** The same question with all its parts in the one order in which they are written and compared. */
export const inOrder = (given: LibraryQuestion): LibraryQuestion => {
  const { id, QuestionLabel, subtext, Category, Ordering, InfoClass, ...more } = given
  const { PersonalData, AImodule, GPTV, FollowUps, Question: text, Fields, Trials } = more
  const Wishes = wishesIn(more.Wishes)
  return {
    id,
    QuestionLabel,
    subtext,
    Category,
    Ordering,
    ...(InfoClass !== undefined && { InfoClass }),
    PersonalData,
    AImodule,
    GPTV,
    ...(Wishes && { Wishes }),
    FollowUps,
    Question: text,
    Fields: Fields.map(fieldInOrder),
    Trials: Trials.map(trialInOrder),
  }
}

/** A question of the portal as it travels, with what it is tried with. */
export const travelling = (question: Question, Trials: Trial[]): LibraryQuestion =>
  inOrder({ ...question, Question: question.Question ?? '', Trials })

/** Whether two questions in order are the same in all that travels. */
export const isSame = (one: LibraryQuestion, other: LibraryQuestion): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The order of a file: by place, then by id, whatever the language of the machine. */
export const byPlace = (one: LibraryQuestion, other: LibraryQuestion): number =>
  one.Ordering - other.Ordering || (one.id < other.id ? -1 : 1)
