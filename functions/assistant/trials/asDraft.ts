import type { Draft } from '../../../shared/contract/questions/drafts.ts'
import type { Trial } from '../../../shared/contract/questions/trials.ts'
import { needsNumber, needsText } from '../../../shared/rules/trials/kinds.ts'
import { misfitOf } from '../../../shared/rules/questions/placeholders.ts'
import { faultsIn } from '../../../shared/rules/questionForm/faultsIn.ts'
import { modelsOf } from '../../platform/models/catalogue.ts'
import { HttpError, invalid } from '../../runtime/errors.ts'
import { plainText } from '../../stores/plainText.ts'
import type { StoredQuestion } from '../../stores/questions/questions.ts'
import { askedOf } from './askedOf.ts'

/** A draft as the question that it would be: asked the same way, by the provider's first model where none is chosen yet. */
export function questionIn(draft: Draft): StoredQuestion {
  const { Trials: _trials, Base: _base, ...texts } = draft
  const GPTV = texts.GPTV === '' ? (modelsOf(texts.AImodule)[0]?.GPTV ?? '') : texts.GPTV
  return { ...texts, GPTV, Text: plainText(draft.Question), Ordering: 0, sdate: draft.DaytoUpdate }
}

/** Throws 400 where a draft has not come so far that it can be asked, naming what is wrong. */
export function checkAskable({ Question, Fields }: Draft): void {
  const text = plainText(Question)
  const misfit = misfitOf(text, Fields)
  const wrong = Object.fromEntries([
    ...(text.trim() === '' ? [['Question', 'Måste fyllas i.']] : []),
    ...(misfit.text === undefined ? [] : [['Question', misfit.text]]),
    ...(misfit.fields === undefined ? [] : [['Fields', misfit.fields]]),
    ...faultsIn(Fields).map((fault) => [`Fields.${fault.path.join('.')}`, fault.text]),
  ])
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

const missing = 'Måste fyllas i.'

/** Why a trial could not be asked: what does not fit the form, or personal data that the question does not take. */
function refusedIn({ FBody, Fields }: Trial, question: StoredQuestion): [string, string][] {
  try {
    askedOf(question, FBody, Fields)
    return []
  } catch (error) {
    if (error instanceof HttpError) return Object.entries(error.fields ?? {})
    throw error
  }
}

/** What is wrong with a trial, by where it is. */
function wrongIn(trial: Trial, question: StoredQuestion): [string, string][] {
  const { name, checks } = trial
  return [
    ...(name === '' ? [['name', missing] satisfies [string, string]] : []),
    ...(checks.length === 0
      ? [['checks', 'Säg minst en sak som måste gälla.'] satisfies [string, string]]
      : []),
    ...checks.flatMap(({ kind, text, most }, at): [string, string][] => {
      if (needsText(kind) && text.trim() === '') return [[`checks.${at}.text`, missing]]
      return needsNumber(kind) && most === undefined ? [[`checks.${at}.most`, missing]] : []
    }),
    ...refusedIn(trial, question),
  ]
}

/** Throws 400 where a draft has no trials, or one of them is not whole or could not be asked. */
export function checkTrials(draft: Draft): void {
  if (draft.Trials.length === 0) throw invalid({ Trials: 'Lägg till minst ett prov.' })
  const question = questionIn(draft)
  const wrong = draft.Trials.flatMap((trial, at) =>
    wrongIn(trial, question).map(([name, text]) => [`Trials.${at}.${name}`, text]),
  )
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
}
