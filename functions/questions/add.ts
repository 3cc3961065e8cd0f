import { questions as route } from '../../shared/contract/questions.ts'
import { withSubject } from '../../shared/rules/library.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { checkClass } from '../platform/models/infoClasses.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { cards } from '../stores/questions/cards.ts'
import { newQuestionId, questions } from '../stores/questions/questions.ts'
import { checkFields } from './checkFields.ts'
import { chosenModel } from './chosenModel.ts'

/** The distance between two questions in the order, so that another one fits between them. */
const step = 10

const lastPlace = async (): Promise<number> => {
  const { value } = await cards.all()
  return Math.max(0, ...value.map(({ Ordering }) => Ordering))
}

export const handler = endpoint(route['questions.add'], async ({ input, caller }) => {
  const { Subject, Body, subtext, AImodule = 'ChatGPT', GPTV, Ordering, ...more } = input
  checkClass({ AImodule, InfoClass: more.InfoClass })
  checkFields(Body, more.Fields, { text: 'Body', form: 'Fields' })
  const added = {
    id: newQuestionId(),
    QuestionLabel: Subject,
    Question: Body,
    subtext,
    Ordering: Ordering ?? (await lastPlace()) + step,
    AImodule,
    GPTV: await chosenModel(AImodule, GPTV),
    Category: more.Category,
    FollowUps: more.FollowUps,
    PersonalData: more.PersonalData,
    Fields: more.Fields,
    ...(more.InfoClass !== undefined && { InfoClass: more.InfoClass }),
    sdate: new Date().toISOString(),
    DaytoUpdate: '',
  }
  if (!(await questions.add(added, auditEntryOf(caller, `Lade till frågan ”${Subject}”`)))) {
    throw new Error('Two questions were given the same id')
  }
  return { results: withSubject(added), message: 'Adderas.' }
})
