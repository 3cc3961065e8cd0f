import { environment, variables } from '../../runtime/env.ts'

const { OUTLOOK_DOMAINS } = environment(variables.stage)

/**
 * Throws for an address of a domain that the stage does not list: a guest of the directory may have written whatever
 * address they like in their own (docs/requirements.md, "Outlook sign-in").
 */
export function requireOwnDomain(email: string): void {
  const domain = email.toLowerCase().replace(/^.*@/, '')
  if (!OUTLOOK_DOMAINS.includes(domain)) throw new Error('This address is not allowed here')
}
