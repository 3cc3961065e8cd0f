import { ulid } from 'ulid'
import { trialRuns } from '../../shared/contract/questions/trialRuns.ts'
import { HttpError } from '../runtime/errors.ts'
import { askedModel } from '../platform/models/catalogue.ts'
import { streamingEndpoint } from '../platform/http/streamingEndpoint.ts'
import { draftAsSeen } from '../platform/questions/draftAsSeen.ts'
import { publishable } from '../platform/questions/publishable.ts'
import { runs } from '../stores/questions/trials/runs.ts'
import { checkTrials } from './trials/asDraft.ts'
import { workOff } from './trials/workOff.ts'

const goesOn = () =>
  new HttpError(
    409,
    'running',
    'Frågans prov körs redan. Vänta tills de är klara, eller stoppa dem.',
  )

/** The call that begins a run is the first to work it off. Whoever asked may leave: a Lambda goes on without its reader. */
export const handler = streamingEndpoint(
  trialRuns['assistant.runTrials'],
  async function* ({ input, caller }) {
    const { draft, live } = await draftAsSeen(input.id, input.DaytoUpdate)
    // What cannot be published has nothing to prove; what names no model is published with this one.
    const { GPTV } = await publishable(draft, live)
    const { by: _, ...texts } = draft
    const Draft = { ...texts, GPTV }
    checkTrials(Draft)
    const [run, worker] = [ulid(), crypto.randomUUID()]
    const key = { question: Draft.id, run }
    const { model } = askedModel(GPTV)
    const begun = { ...key, Draft, model, by: caller.id, sdate: new Date().toISOString() }
    if (!(await runs.begin(begun, worker))) throw goesOn()
    yield run
    await workOff(key, worker)
    return { results: { run }, message: 'Proven är klara.' }
  },
)
