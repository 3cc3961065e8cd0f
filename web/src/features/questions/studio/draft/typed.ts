import type { Draft } from '../../../../../../shared/contract/questions/drafts.ts'
import { usualGuarding } from '../../../../../../shared/contract/assistant/personalData.ts'
import type { Question } from '../../../../../../shared/contract/questions/question.ts'
import type { Trial } from '../../../../../../shared/contract/questions/trials.ts'
import { fittingValues } from '../../../../../../shared/rules/questions/fields.ts'
import { type Check, needsNumber, needsText } from '../../../../../../shared/rules/trials/kinds.ts'
import { type Wishes, wishesIn } from '../../../../../../shared/rules/questions/wishes.ts'
import { config } from '../../../../api/config.ts'
import { fieldsIn, sentFields, textOfFields } from '../../fields/fieldsText.ts'
import { followUpsIn, textOfFollowUps } from '../../followUpsText.ts'
import { renamed, underNewKey } from '../../fields/renamed.ts'

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
    FollowUps: textOfFollowUps(stored.FollowUps ?? []),
    Fields: textOfFields(stored.Fields ?? []),
    Trials,
  }
}

/** What is typed once a part of it is changed: what trials fill into a field goes along with its key. */
export function changedBy(typed: Typed, part: Partial<Typed>): Typed {
  const next = { ...typed, ...part }
  const key = renamed(fieldsIn(typed.Fields), fieldsIn(next.Fields))
  if (!key) return next
  const moved = (one: Trial): Trial => ({ ...one, Fields: underNewKey(one.Fields, key) })
  return { ...next, Trials: next.Trials.map(moved) }
}

/** What a check’s kind takes of what is typed: only headings stand on a line each. */
function sentCheck({ kind, text, most }: Check): Check {
  const line = kind === 'headings' ? text : text.replaceAll('\n', ' ')
  return {
    kind,
    text: needsText(kind) ? line : '',
    ...(needsNumber(kind) && most !== undefined && { most }),
  }
}

/** The same as it is saved: trials without what they fill into fields that are gone, or check no more. */
export function sentOf({ Fields: text, FollowUps, InfoClass, Wishes, Trials, ...texts }: Typed) {
  const Fields = sentFields(text)
  return {
    ...texts,
    Wishes: wishesIn(Wishes),
    ...(InfoClass !== '' && { InfoClass }),
    FollowUps: followUpsIn(FollowUps),
    Fields,
    Trials: Trials.map((one) => ({
      ...one,
      Fields: fittingValues(one.Fields, Fields),
      checks: one.checks.map(sentCheck),
    })),
  }
}
