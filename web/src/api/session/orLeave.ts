import { errors } from '../../texts/errors.ts'
import { tellRefused } from '../request/errors.ts'
import { currentUser } from './currentUser.ts'

/**
 * Waits for a sign-in that one's own change has asked for, and leads whoever would rather leave to the sign-in page. Nothing is
 * left to do for whoever has left already, such as in another tab.
 */
export async function orLeave(isBack: Promise<boolean>): Promise<void> {
  if (!(await isBack) && currentUser.isIn()) tellRefused(errors.signedOut)
}
