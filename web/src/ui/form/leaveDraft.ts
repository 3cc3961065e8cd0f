import { currentUser } from '../../api/session/currentUser.ts'
import { drafts } from '../../api/drafts.ts'

/**
 * Forgets what somebody has typed into a form that goes from the page: they have left it on purpose, unless their session has
 * ended or its screen broke (`BrokenPage`). Then it is there when they come back.
 */
export function leaveDraft(userid: string, of: string): void {
  const isBroken = document.querySelector('[data-broken]') !== null
  if (currentUser.is(userid) && !isBroken) drafts.write(userid, of, undefined)
}
