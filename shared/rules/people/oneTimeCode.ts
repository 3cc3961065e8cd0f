import * as z from 'zod/mini'
import { asSeen } from '../oneLine.ts'
import { ifMissing, required } from '../required.ts'

/** A code of an authenticator app (RFC 6238): six digits, which many apps show in two groups. */
export const oneTimeCode = z
  .string()
  .check(z.overwrite((code) => code.replaceAll(/\s/g, '')))
  .check(z.regex(/^\d{6}$/, 'Skriv de sex siffrorna som appen visar.'))

/** A code as it is typed, without the spaces that some put into it: the pool takes none. */
export const withoutSpaces = (code: string): string => asSeen(code).replaceAll(' ', '')

/** A code that was mailed. */
export const mailedCode = z
  .string(ifMissing(required))
  .check(
    z.overwrite(withoutSpaces),
    z.minLength(1, required),
    z.maxLength(20, 'Skriv bara koden ur mejlet.'),
  )
