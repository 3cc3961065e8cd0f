import { paths } from '../../routes/paths.ts'
import { loadSession } from './loadSession.ts'

// What this window keeps while its person is at Outlook: the portal starts anew when they are back.
const tripKey = 'portal.outlook'

type Trip = {
  /** The navigation state of the sign-in page, which knows where the person wanted to go. */
  state: unknown
  /** This is the second try, which the pool needs once it has linked the account. */
  again?: boolean
}

/** Leaves for Outlook. */
export async function goToOutlook(trip: Trip): Promise<void> {
  const session = await loadSession()
  const { address, notes } = await session.beginOutlook()
  sessionStorage.setItem(tripKey, JSON.stringify({ ...trip, notes }))
  location.assign(address)
}

/** Whether this is the page that Outlook has sent this window's person back to. */
export function isBackFromOutlook(): boolean {
  const answer = new URLSearchParams(location.search)
  return (
    location.pathname === paths.signIn &&
    (answer.has('code') || answer.has('error')) &&
    sessionStorage.getItem(tripKey) !== null
  )
}

export type EndedTrip = Trip & {
  /** The session's. */
  notes: Record<string, string>
  /** What the hosted sign-in refused with. */
  refusal: string | undefined
}

/** The trip that has come to its end, once. */
export function endTrip(): EndedTrip {
  const trip: Trip & Pick<EndedTrip, 'notes'> = JSON.parse(sessionStorage.getItem(tripKey) ?? '')
  sessionStorage.removeItem(tripKey)
  const answer = new URLSearchParams(location.search)
  const error = answer.get('error')
  const refusal = error === null ? undefined : `${error}: ${answer.get('error_description') ?? ''}`
  return { ...trip, refusal }
}
