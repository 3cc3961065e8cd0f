import { questions as route } from '../../shared/contract/questions.ts'
import { withSubject } from '../../shared/rules/library.ts'
import { wishesIn } from '../../shared/rules/wishes.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { checkClass, usualProvider } from '../platform/models/infoClasses.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { newQuestionId, questions } from '../stores/questions/questions.ts'
import { checkFields } from './checkFields.ts'
import { checkWishes } from './checkWishes.ts'
import { chosenModel } from './chosenModel.ts'
import { nextPlace } from './nextPlace.ts'

export const handler = endpoint(route['questions.add'], async ({ input, caller }) => {
  const { Subject, Body, subtext, Ordering, ...more } = input
  const { AImodule = usualProvider(more.InfoClass) } = input
  checkClass({ AImodule, InfoClass: more.InfoClass })
  checkFields(Body, more.Fields, { text: 'Body', form: 'Fields' })
  const GPTV = await chosenModel(AImodule, input.GPTV)
  checkWishes({ ...more, AImodule, GPTV })
  const added = {
    id: newQuestionId(),
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
  if (!(await questions.add(added, auditEntryOf(caller, `Lade till frågan ”${Subject}”`)))) {
    throw new Error('Two questions were given the same id')
  }
  return { results: withSubject(added), message: 'Adderas.' }
})
