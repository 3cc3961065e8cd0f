import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { dayOf } from '../../../shared/rules/days.ts'
import { environment, variables } from '../../runtime/env.ts'

const settings = environment(variables.stage)

const byName = z.record(z.string(), z.string())

/** What answers in the place of retired models, by the stage. */
export const successors = z.parse(byName, JSON.parse(settings.RETIRED_MODELS))

/** When the stage says that models end. */
const ends = z.parse(byName, JSON.parse(settings.MODEL_ENDS))

/** The day on which the stage says that a model ends; undefined of one that goes on, and of one that has been exchanged. */
export const statedEnd = (GPTV: string): string | undefined => ends[GPTV]

/** What the stage has answer in a model's place, now or from its last day on; undefined where it names nothing. */
export const successorOf = (GPTV: string): string | undefined => successors[GPTV]

/** Whether a model that has a successor is asked itself no more: from its day on in Sweden, at once where the stage says none. */
const isExchanged = (GPTV: string): boolean => (ends[GPTV] ?? '') <= dayOf(new Date())

/** The model that is really asked: its successor, where the provider has retired it. */
export function currentModel(GPTV: string): string {
  const successor = successors[GPTV]
  return successor !== undefined && isExchanged(GPTV) ? successor : GPTV
}

/** What stands for all models that others answer for now: where it is another, so may be who answers a question. */
export const exchangesNow = (): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(successors).filter(([GPTV]) => isExchanged(GPTV))))
    .digest('base64url')
    .slice(0, 8)
