import type { Mountable } from '@copilotkit/aimock'
import { addDays, dayOf } from '../../../shared/rules/days.ts'
import { askedFor } from '../../askedFor.ts'
import type { Stage } from '../../stageSettings.ts'

/** A model as the stand-in lists it, with the day that its provider would tell. */
export type ListedModel = { id: string; shutdown_date?: string }

/** The model of the demo that ends, so many days after its start. */
const ending = { id: 'claude-sonnet-5-5', days: 45 }

/** The models that the stand-in has in a stage: all that it asks. One of the demo's ends. */
export function listedModels(stage: Stage, demo: boolean): ListedModel[] {
  const asked = Object.values(stage.models).flatMap((one) =>
    (one ?? []).flatMap(({ GPTV }) => askedFor(GPTV, stage)),
  )
  return [...new Set(asked)].map((id) => ({
    id,
    ...(demo && id === ending.id && { shutdown_date: addDays(dayOf(new Date()), ending.days) }),
  }))
}

/** Answers whoever asks for its models: the same list in the protocols of all providers. */
export const modelList = (data: ListedModel[]): Mountable => ({
  handleRequest: async (request, response) => {
    if (request.method !== 'GET') return false
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ object: 'list', data, has_more: false }))
    return true
  },
})
