import { questions as route } from '../../shared/contract/questions.ts'
import type { Question } from '../../shared/contract/questions/question.ts'
import { withSubject } from '../../shared/rules/questions/library.ts'
import { wishesIn } from '../../shared/rules/questions/wishes.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { checkClass } from '../platform/models/infoClasses.ts'
import { changedMeanwhile } from '../runtime/errors.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { isSameJson } from '../platform/sameJson.ts'
import {
  newQuestionId,
  questionIdFor,
  questions,
  type StoredQuestion,
} from '../stores/questions/questions.ts'
import { checkFields } from '../platform/questions/checkFields.ts'
import { checkWishes } from '../platform/questions/checkWishes.ts'
import { chosenModel, usualProvider } from '../platform/questions/chosenModel.ts'
import { nextPlace } from './nextPlace.ts'

const message = 'Adderas.'

/** Whether it is the same as another that was added: a moment before, where no reply came. Its place may be another. */
const isSame = (
  added: Question,
  { Ordering, sdate, Text: _text, ...stored }: StoredQuestion,
): boolean => isSameJson({ ...added, Ordering, sdate }, { ...stored, Ordering, sdate })

export const handler = endpoint(route['questions.add'], async ({ input, caller }) => {
  const { Subject, Body, subtext, Ordering, NewId, ...more } = input
  const { AImodule = await usualProvider(more.InfoClass) } = input
  checkClass({ AImodule, InfoClass: more.InfoClass })
  checkFields(Body, more.Fields, { text: 'Body', form: 'Fields' })
  const GPTV = await chosenModel(AImodule, input.GPTV)
  checkWishes({ ...more, AImodule, GPTV })
  const added = {
    id: NewId ?? newQuestionId(),
    QuestionLabel: Subject,
    Question: Body,
    subtext,
    Ordering: Ordering ?? (await nextPlace()),
    AImodule,
    GPTV,
    Category: more.Category,
    FollowUps: more.FollowUps,
    PersonalData: more.PersonalData,
    Fields: more.Fields,
    ...(more.InfoClass !== undefined && { InfoClass: more.InfoClass }),
    Wishes: wishesIn(more.Wishes),
    sdate: new Date().toISOString(),
    DaytoUpdate: '',
  }
  const entry = auditEntryOf(caller, `Lade till frågan ”${Subject}”`)
  // What has been changed before it is sent again is a question of its own, with an id by its words.
  const words = JSON.stringify([Subject, Body, subtext, input.Ordering, AImodule, more])
  for (const id of [added.id, questionIdFor(caller.id, `${NewId} ${words}`)]) {
    const question = { ...added, id }
    if (await questions.add(question, entry)) return { results: withSubject(question), message }
    const stored = await questions.latest(id)
    if (stored && isSame(question, stored)) return { results: withSubject(stored), message }
  }
  // Both are there, and have been changed since.
  throw changedMeanwhile('Frågan')
})
