import * as z from 'zod/mini'
import { limits } from '../../limits.ts'

// Cognito counts only the letters of basic Latin, so å, ä and ö don't either.
const demands = [
  { text: 'minst 8 tecken', met: (password: string) => password.length >= limits.passwordMin },
  { text: 'minst ett stort tecken', met: (password: string) => /[A-Z]/.test(password) },
  { text: 'minst ett litet tecken', met: (password: string) => /[a-z]/.test(password) },
  { text: 'minst en siffra', met: (password: string) => /\d/.test(password) },
  // The pool's own rule (API reference, PasswordType).
  {
    text: 'annat än blanksteg först och sist',
    met: (password: string) => password === password.trim(),
  },
]

/** What a new password has to have, in the words and order of docs/requirements.md, "Password rule", and whether it has. */
export const demandsOnPassword = (password: string): { text: string; met: boolean }[] =>
  demands.map(({ text, met }) => ({ text, met: met(password) }))

/** What a new password still lacks, in the same words and order. Empty when it is good. */
export const missingInPassword = (password: string): string[] =>
  demandsOnPassword(password).flatMap(({ text, met }) => (met ? [] : [text]))

const passwordWhere = (isMeant: (password: string) => boolean) =>
  z.string().check(
    z.maxLength(limits.passwordMax, `högst ${limits.passwordMax} tecken`),
    // The pool's pattern takes no line's end (API reference, PasswordType).
    z.refine(
      (password) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(password),
      'inga radbrytningar eller tabbar',
    ),
    z.superRefine((password, context) => {
      const missing = isMeant(password) ? missingInPassword(password) : []
      if (missing.length > 0) context.addIssue({ code: 'custom', message: missing.join(', ') })
    }),
  )

/** A new password. Its error lists everything that is missing. */
export const newPassword = passwordWhere(() => true)

/** The same where none need be given: an empty one means none (docs/requirements.md, "Password rule"). */
export const passwordOrNone = passwordWhere((password) => password !== '')

/** The caller's own password, sent with what may need a fresh proof (docs/requirements.md, "Fresh proof"). */
export const currentPassword = z.optional(z.string().check(z.maxLength(limits.passwordMax)))
