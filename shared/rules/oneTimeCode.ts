import * as z from 'zod/mini'

/** A code of an authenticator app (RFC 6238): six digits, which many apps show in two groups. */
export const oneTimeCode = z
  .string()
  .check(z.overwrite((code) => code.replaceAll(/\s/g, '')))
  .check(z.regex(/^\d{6}$/, 'Skriv de sex siffrorna som appen visar.'))
