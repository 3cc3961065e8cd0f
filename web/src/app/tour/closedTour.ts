import { api } from '../../api/client.ts'
import { currentUser } from '../../api/session/currentUser.ts'
import { keepInBrowser } from '../../api/keepInBrowser.ts'

const storageKey = 'portal.tourClosed'

/** Whether somebody has closed the tour on this device, and the server could not be told yet. */
export const isClosedHere = (userid: string) => localStorage.getItem(storageKey) === userid

/** Closes the tour for somebody. When the server cannot be told, it is at the next start, and nobody is bothered. */
export async function closeTour(userid: string): Promise<void> {
  keepInBrowser(storageKey, userid)
  currentUser.update({ id: userid, Tour: false })
  const answer = await api.profile.closeTour({}).catch(() => undefined)
  if (answer) localStorage.removeItem(storageKey)
}
