import { environment, variables } from '../runtime/env.ts'
import { HttpError } from '../runtime/errors.ts'

const { ALLOWED_EMAIL_DOMAINS } = environment(variables.stage)

/**
 * Whether the stage lets an address register itself: only listed domains may, and none by default
 * (docs/requirements.md, "Authentication calls").
 */
export const mayRegister = (email: string): boolean =>
  ALLOWED_EMAIL_DOMAINS.some((domain) => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`))

/** 403: the stage does not let this address register itself. */
export const closed = () =>
  new HttpError(403, 'registration_closed', 'Det går inte att registrera sig med den adressen.')
