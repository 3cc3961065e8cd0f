import { ulid } from 'ulid'
import { trialRuns } from '../../shared/contract/trialRuns.ts'
import { changedMeanwhile, HttpError, notFound } from '../runtime/errors.ts'
import { askedModel } from '../platform/models/catalogue.ts'
import { refuseWrongClass } from '../platform/models/infoClasses.ts'
import { streamingEndpoint } from '../platform/http/streamingEndpoint.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { runs } from '../stores/questions/trials/runs.ts'
import { checkAskable, checkTrials, questionIn } from './trials/asDraft.ts'
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
    const found = await drafts.latest(input.id)
    if (!found) throw notFound('Utkastet')
    if (found.DaytoUpdate !== input.DaytoUpdate) throw changedMeanwhile('Utkastet')
    const { by: _, ...Draft } = found
    checkAskable(Draft)
    checkTrials(Draft)
    refuseWrongClass(questionIn(Draft))
    const [run, worker] = [ulid(), crypto.randomUUID()]
    const key = { question: Draft.id, run }
    const { model } = askedModel(questionIn(Draft).GPTV)
    const begun = { ...key, Draft, model, by: caller.id, sdate: new Date().toISOString() }
    if (!(await runs.begin(begun, worker))) throw goesOn()
    yield run
    await workOff(key, worker)
    return { results: { run }, message: 'Proven är klara.' }
  },
)
