import type { Draft } from '../../../../../shared/contract/drafts.ts'
import { usualGuarding } from '../../../../../shared/contract/personalData.ts'
import type { Question } from '../../../../../shared/contract/question.ts'
import type { Trial } from '../../../../../shared/contract/trials.ts'
import { type Wishes, wishesIn } from '../../../../../shared/rules/wishes.ts'
import { config } from '../../../api/config.ts'
import { sentFields, textOfFields } from '../fields/fieldsText.ts'

/** What is typed in the studio: the form of the question as a text, as its editor has it, its ways to ask on as one, too. */
export type Typed = Pick<
  Draft,
  'QuestionLabel' | 'Question' | 'subtext' | 'AImodule' | 'GPTV' | 'Category' | 'PersonalData'
> & { Wishes: Wishes; InfoClass: string; FollowUps: string; Fields: string; Trials: Trial[] }

const blank: Typed = {
  QuestionLabel: '',
  Question: '',
  subtext: '',
  AImodule: 'ChatGPT',
  GPTV: '',
  Category: '',
  PersonalData: usualGuarding,
  Wishes: {},
  InfoClass: '',
  FollowUps: '',
  Fields: '[]',
  Trials: [],
}

type Stored = Partial<Omit<Draft, 'Question' | 'Trials'>> & Pick<Question, 'Question'>

/** What is stored, as it is typed. */
export function typedOf(stored: Stored | undefined, Trials: Trial[] = [], GPTV = ''): Typed {
  const first = config().infoClasses?.[0] ?? ''
  if (!stored) return { ...blank, GPTV, InfoClass: first, Trials }
  return {
    QuestionLabel: stored.QuestionLabel ?? '',
    Question: stored.Question ?? '',
    subtext: stored.subtext ?? '',
    AImodule: stored.AImodule ?? 'ChatGPT',
    GPTV: stored.GPTV || GPTV,
    Category: stored.Category ?? '',
    PersonalData: stored.PersonalData ?? usualGuarding,
    Wishes: stored.Wishes ?? {},
    InfoClass: stored.InfoClass ?? first,
    FollowUps: (stored.FollowUps ?? []).join(', '),
    Fields: textOfFields(stored.Fields ?? []),
    Trials,
  }
}

/** The same as it is saved. */
export const sentOf = ({ Fields, FollowUps, InfoClass, Wishes, ...texts }: Typed) => ({
  ...texts,
  Wishes: wishesIn(Wishes),
  ...(InfoClass !== '' && { InfoClass }),
  FollowUps: FollowUps.split(',').flatMap((one) => one.trim() || []),
  Fields: sentFields(Fields),
})
