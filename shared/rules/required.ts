import type * as z from 'zod/mini'

/** What a form says of a field that has to be filled in, and of one that was not sent (docs/requirements.md, "E-mail rule"). */
export const required = 'This field is required!'

/** The parameters of a text that says this where it was not sent; what else is wrong with it has words of its own. */
export const ifMissing = (missing: string | undefined): z.core.$ZodStringParams => ({
  error: ({ code }) => (code === 'invalid_type' ? missing : undefined),
})
