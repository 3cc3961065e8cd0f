import { environment, variables } from '../runtime/env.ts'

const { ALLOWED_EMAIL_DOMAINS } = environment(variables.stage)

/**
 * Whether the stage lets an address register itself: only listed domains may, and none by default
 * (docs/requirements.md, "Authentication calls").
 */
export const mayRegister = (email: string): boolean =>
  ALLOWED_EMAIL_DOMAINS.some((domain) => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`))
