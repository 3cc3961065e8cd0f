import * as z from 'zod/mini'
import { credentials } from '../../../../shared/contract/auth.ts'
import { sv } from '../../texts/sv.ts'

/** A text for each field that is not filled in as it must be. */
export type Wrong = { email?: string; password?: string }

// The catalogue's own words first (docs/requirements.md, "Sign-in rule"), then what to do about it.
const texts = {
  email: `${sv.signIn.incorrect} ${sv.signIn.emailHelp}`,
  password: `${sv.signIn.incorrect} ${sv.signIn.passwordHelp}`,
}

/** What is wrong with the credentials; nothing when they can be sent. */
export function wrongIn(entered: { email: string; password: string }): Wrong | undefined {
  const { error } = z.safeParse(credentials, entered)
  if (!error) return undefined
  const names = new Set(error.issues.map(({ path }) => path[0]))
  return {
    ...(names.has('email') && { email: texts.email }),
    ...(names.has('password') && { password: texts.password }),
  }
}
