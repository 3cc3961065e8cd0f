import { proposals as route } from '../../shared/contract/questions/proposals.ts'
import { isDone } from '../../shared/contract/route.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { auditEntryOf, byOf, type Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { HttpError, invalid, notFound } from '../runtime/errors.ts'
import { outbox } from '../stores/outbox.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { proposals, type StoredProposal } from '../stores/questions/proposals.ts'

const begun = () =>
  new HttpError(
    409,
    'begun',
    'Det finns redan ett utkast av förslaget. Den som vill tacka nej slänger utkastet först.',
  )

/** Takes one's own proposal back: nobody else is told. */
const takeBack = ({ id, Subject }: StoredProposal, caller: Caller) =>
  proposals.remove(id, auditEntryOf(caller, `Tog tillbaka förslaget ”${Subject}”`), [])

/** Says no to somebody else's, who is told why. */
async function decline(
  { id, Subject, by: userid }: StoredProposal,
  Reason: string,
  caller: Caller,
) {
  if (Reason === '') throw invalid({ Reason: 'Skriv varför.' })
  if (await drafts.latest(id)) throw begun()
  const message = `Tackade nej till ditt förslag ”${Subject}”: ${Reason}`
  const told = outbox.put({ type: 'questions.proposed', userid, id, message, ...byOf(caller) })
  const entry = auditEntryOf(caller, `Tackade nej till förslaget ”${Subject}”`)
  const isDeclined = await proposals.remove(id, entry, [told, drafts.noneWith(id)])
  // Somebody else has made one at the same moment.
  if (!isDeclined && (await drafts.latest(id))) throw begun()
  return isDeclined
}

export const handler = endpoint(route['questions.dropProposal'], async ({ input, caller }) => {
  const { id, Reason } = input
  const found = await proposals.get(id)
  const isOwn = found?.by === caller.id
  // Nobody learns of others' proposals whether there are any.
  if (!found || !(isOwn || isAdmin(caller.Role))) throw notFound('Förslaget')
  const isDropped = isOwn ? takeBack(found, caller) : decline(found, Reason, caller)
  if (!(await isDropped)) throw notFound('Förslaget')
  return { ...isDone, message: isOwn ? 'Förslaget är tillbakataget.' : 'Svaret är skickat.' }
})
