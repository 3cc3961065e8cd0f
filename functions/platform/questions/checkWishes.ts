import type { Question } from '../../../shared/contract/questions/question.ts'
import { misplaced, wishesIn } from '../../../shared/rules/questions/wishes.ts'
import { invalid } from '../../runtime/errors.ts'
import { nameOfModel, takesOf } from '../models/catalogue.ts'

type Wishing = Pick<Question, 'AImodule' | 'GPTV' | 'Wishes'>

const what = {
  effort: (name: string) => `hur mycket ${name} tänker`,
  variation: (name: string) => `hur mycket svaret från ${name} varierar`,
}

const said = ({ AImodule, GPTV, Wishes }: Wishing): string =>
  JSON.stringify([AImodule, GPTV, wishesIn(Wishes)])

/**
 * Throws 400 where a question wishes what its model cannot be told; `at` is how the call has its wishes. What it wished `before` of
 * the same model may stay: what that cannot be told is left out where it is asked.
 */
export function checkWishes(wanted: Wishing, before?: Wishing, at = 'Wishes'): void {
  if (before && said(before) === said(wanted)) return
  const { AImodule, GPTV, Wishes } = wanted
  const wrong = misplaced(Wishes, takesOf(GPTV))
  if (wrong.length === 0) return
  const name = nameOfModel(AImodule, GPTV)
  throw invalid(
    Object.fromEntries(
      wrong.map((one) => [`${at}.${one}`, `Det går inte att välja ${what[one](name)}.`]),
    ),
  )
}
