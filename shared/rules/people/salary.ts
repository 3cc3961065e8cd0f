import * as z from 'zod/mini'
import { limits } from '../../limits.ts'

/** What somebody earns a month, in kronor; null for what is not noted (docs/requirements.md, "Profile rule"). */
export const salary = z.nullable(
  z.number().check(
    z.gte(0),
    z.lte(limits.salaryMax),
    z.refine((kronor) => Math.round(kronor * 100) / 100 === kronor, 'Högst två decimaler.'),
  ),
)
