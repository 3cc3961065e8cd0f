import type { Question } from '../../../shared/contract/questions/question.ts'
import { misfitOf } from '../../../shared/rules/questions/placeholders.ts'
import { asSeen } from '../../../shared/rules/oneLine.ts'
import { faultsIn } from '../../../shared/rules/questionForm/faultsIn.ts'
import { invalid } from '../../runtime/errors.ts'
import { plainText } from '../../stores/plainText.ts'

/**
 * Throws 400 where a question has no text, its form cannot be, or its text does not name each of the fields, or names others.
 * `text` and `form` are what the call has them as.
 */
export function checkFields(
  html: string,
  Fields: Question['Fields'],
  { text, form }: { text: string; form: string },
): void {
  const plain = plainText(html)
  const misfit = misfitOf(plain, Fields)
  const wrong = Object.fromEntries([
    // Markup that shows nothing asks nothing.
    ...(asSeen(plain) === '' ? [[text, 'ogiltiga fält']] : []),
    ...(misfit.text === undefined ? [] : [[text, misfit.text]]),
    ...(misfit.fields === undefined ? [] : [[form, misfit.fields]]),
    ...faultsIn(Fields).map((fault) => [`${form}.${fault.path.join('.')}`, fault.text]),
  ])
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
