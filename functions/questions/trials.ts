import { trialRuns as route } from '../../shared/contract/questions/trialRuns.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { namesOf } from '../platform/namesOf.ts'
import { askings } from '../stores/questions/trials/askings.ts'
import { runs, type StoredRun } from '../stores/questions/trials/runs.ts'

async function whole({ question, run, Draft, ...more }: StoredRun) {
  const { AImodule, GPTV, Trials, DaytoUpdate: draft } = Draft
  const asked = await askings.of({ question, run })
  return { id: run, draft, AImodule, GPTV, Trials, ...more, askings: asked }
}

export const handler = endpoint(route['questions.trials'], async ({ input: { id } }) => {
  const last = await runs.latest(id)
  const before = last && (await runs.latest(id, last.run))
  const found = [last, before].flatMap((one) => one ?? [])
  const nameNow = await namesOf(found.map(({ by }) => by))
  return {
    results: await Promise.all(
      found.map(async (one) => ({ ...(await whole(one)), name: nameNow(one.by) })),
    ),
  }
})
