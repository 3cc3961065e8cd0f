import { isDeepStrictEqual } from 'node:util'
import { questionLimits } from '../../../shared/questionLimits.ts'
import type { Listed } from '../../platform/models/lists.ts'
import type { StoredModelEnd } from '../../stores/questions/modelEnds.ts'
import { endOf, isNear, type UsedModel } from './endingModels.ts'

/** What is known of a model. */
export type Known = Omit<StoredModelEnd, 'stamp'>

const nothing = { gone: false, told: [] }

/** What is known of a model once its provider has been asked; as before where it has told nothing. */
export function readingOf(
  { AImodule, GPTV }: UsedModel,
  known: Omit<Known, 'AImodule' | 'GPTV'> = nothing,
  { list, today }: { list: Listed[] | undefined; today: string },
): Known {
  const { day, missingSince, gone, told } = known
  const model = { AImodule, GPTV, told }
  if (!list) return { ...model, day, missingSince, gone }
  const found = list.find(({ names }) => names.includes(GPTV))
  if (found) return { ...model, day: found.day, missingSince: undefined, gone: false }
  const since = missingSince ?? today
  // A provider's list may lack it for an hour: a later day has to say the same.
  return { ...model, day, missingSince: since, gone: gone || since < today }
}

const factsOf = ({ day, missingSince, gone, told }: Known) => [day, missingSince, gone, told]

/** Whether the same is known of a model. */
export const isSame = (one: Known, other: Known): boolean =>
  isDeepStrictEqual(factsOf(one), factsOf(other))

const isGone = 'gone'

/** What administrators are to know of a model by now, each by a name of its own. */
export function dueOf(known: Known, today: string): string[] {
  const day = endOf(known.GPTV, known)
  return [
    ...(known.gone ? [isGone] : []),
    ...(day !== undefined && isNear(day, today) ? [`first ${day}`] : []),
    ...(day !== undefined && isNear(day, today, questionLimits.modelEndAgainDays)
      ? [`again ${day}`]
      : []),
  ]
}

/** What they have been told of what is known now, and not of a day that is another one since. */
export const stillTold = (known: Known): string[] =>
  known.told.filter((one) =>
    one === isGone ? known.gone : one.endsWith(` ${endOf(known.GPTV, known)}`),
  )
