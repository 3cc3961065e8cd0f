import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { ifMissing, required } from '../required.ts'

/**
 * An ordinary address with a top level domain of 2 to 8 letters (docs/requirements.md, "E-mail rule"). Dots stand between
 * two other characters and hyphens within a part of the domain, or the pool takes none of it.
 */
const pattern =
  /^[A-Za-z0-9_%+-]+(?:\.[A-Za-z0-9_%+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,8}$/

/** An e-mail address in the words of a form: what it says when there is none, and when it is no address. */
export const addressOr = (missing: string, wrong: string) =>
  z
    .string(ifMissing(missing))
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, missing),
      z.maxLength(limits.emailLength, wrong),
      z.regex(pattern, wrong),
    )

/** An e-mail address, trimmed and in lower case, since the pool compares addresses without case. */
export const email = addressOr(required, 'Email is not valid!')
