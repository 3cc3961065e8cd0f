import Personnummer from 'personnummer'
import * as z from 'zod/mini'

/** As it is stored and shown: 19850709-9805. */
const written = (text: string): string => {
  const digits = Personnummer.parse(text).format(true)
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

/**
 * What stands before the last four: a space or another stroke, as phones and word processors write it, is a hyphen. At most three
 * signs: the time of a long run would grow with its square.
 */
const beforeLast = /[-\s\u2010-\u2015\u2212]{1,3}(?=\d{4}$)/

/**
 * A personal number or a coordination number (samordningsnummer) whose date and check digit are right, in any of its
 * usual spellings; becomes `YYYYMMDD-NNNN`. Empty is allowed (docs/requirements.md, "Personal number rule",
 * `PersonNr`).
 */
export const personNr = z.pipe(
  z.string().check(
    z.trim(),
    z.overwrite((text) => text.replace(beforeLast, '-')),
    z.refine((text) => text === '' || Personnummer.valid(text), 'Personnumret stämmer inte.'),
  ),
  z.transform((text: string) => (text === '' ? '' : written(text))),
)

/** What a screen shows until somebody asks for the rest: 19850709-••••. */
export const maskedPersonNr = (PersonNr: string): string => PersonNr.replace(/\d{4}$/, '••••')
