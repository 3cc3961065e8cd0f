import type { Draft } from '../../shared/contract/questions/drafts.ts'
import type { Question } from '../../shared/contract/questions/question.ts'
import { trialRuns as route } from '../../shared/contract/questions/trialRuns.ts'
import { versionOf } from '../../shared/rules/questions/library.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { auditEntryOf, byOf, type Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { draftAsSeen } from '../platform/questions/draftAsSeen.ts'
import { publishable } from '../platform/questions/publishable.ts'
import { changedMeanwhile, HttpError } from '../runtime/errors.ts'
import { outbox } from '../stores/outbox.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { proposals, type StoredProposal } from '../stores/questions/proposals.ts'
import { questions } from '../stores/questions/questions.ts'
import { versions } from '../stores/questions/versions.ts'
import { nextPlace } from './nextPlace.ts'
import { isGreen, provenBy } from './proof.ts'

/** What the log and the history say where the trials have said enough. */
const proved = 'proven höll'

const notProven = () =>
  new HttpError(
    409,
    'not_proven',
    'Just det här utkastet har inte klarat alla sina prov 3 av 3 gånger. Kör proven, eller skriv varför frågan publiceras ändå.',
  )

async function placed({ Ordering }: Draft, live: Question | undefined) {
  const sdate = new Date().toISOString()
  if (!live) return { Ordering: Ordering ?? (await nextPlace()), sdate, DaytoUpdate: '' }
  const { Ordering: place, sdate: since, DaytoUpdate } = live
  return { Ordering: Ordering ?? place, sdate: since, DaytoUpdate: nextStamp(DaytoUpdate) }
}

/** What else happens when the draft was made of a proposal: it is answered, and whoever sent it hears of it. */
function answered({ id, by: userid }: StoredProposal, label: string, caller: Caller) {
  const message = `Publicerade en fråga som du har föreslagit: ”${label}”`
  const event = { type: 'questions.published', userid, id, message, ...byOf(caller) } as const
  return [proposals.removal(id), ...(userid === caller.id ? [] : [outbox.put(event)])]
}

/** Publishes a draft; gives undefined, and changes nothing, where something of it is another by now. */
async function publish(draft: Draft, live: Question | undefined, Reason: string, caller: Caller) {
  const before = live && (await versions.get(live.id, versionOf(live)))
  const asked = { ...(await publishable(draft, live)), ...(await placed(draft, live)) }
  const proposal = live ? undefined : await proposals.get(draft.id)
  const Proven = await provenBy(draft, asked, live ? (before?.Nr ?? 1) + 1 : 1)
  if (!isGreen(Proven) && Reason === '') throw notProven()
  const ProposedBy = live ? live.ProposedBy : proposal?.by
  const saved: Question = {
    ...asked,
    ...(Proven && { Proven }),
    ...(ProposedBy !== undefined && { ProposedBy }),
  }
  const entry = auditEntryOf(caller, `Publicerade frågan ”${saved.QuestionLabel}”`)
  const why = { Reason: Reason === '' ? proved : Reason, Trials: draft.Trials }
  const also = [
    drafts.removal(draft.id, draft.DaytoUpdate),
    ...(proposal ? answered(proposal, saved.QuestionLabel, caller) : []),
  ]
  const done = live
    ? await questions.replace(live, saved, entry, why, also)
    : await questions.add(saved, entry, why, also)
  return done ? saved : undefined
}

export const handler = endpoint(route['questions.publish'], async ({ input, caller }) => {
  const { id, DaytoUpdate, Reason } = input
  const attempt = async () => {
    const { draft, live } = await draftAsSeen(id, DaytoUpdate)
    return publish(draft, live, Reason, caller)
  }
  // Meanwhile it may only have been moved, or its proposal taken back: otherwise the second try says what is another now.
  const results = (await attempt()) ?? (await attempt())
  if (!results) throw changedMeanwhile('Frågan')
  return { results, message: 'Frågan är publicerad.' }
})
