import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { oneLine } from '../rules/oneLine.ts'
import { done, ipAdress, route } from './route.ts'

/**
 * What somebody reports who cannot use a part of the portal (lagen om tillgänglighet till digital offentlig service).
 */
export const accessibilityReport = z.object({
  /** The address of the screen that it is about, empty for the whole portal. */
  page: z._default(oneLine().check(z.maxLength(limits.reportPage)), ''),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Beskriv vad som inte fungerar.'),
      z.maxLength(limits.reportText),
    ),
  ipAdress,
})

export const accessibility = {
  'accessibility.report': route({
    method: 'PUT',
    path: 'Tillganglighet/report',
    summary: 'Reports to every administrator that something cannot be used',
    access: 'user',
    body: 'json',
    input: accessibilityReport,
    output: done,
    permissions: ['table:GetItem', 'table:PutItem', 'table:UpdateItem'],
    reads: ['USER', 'ADMINISTRATORS'],
    writes: ['USER', 'RATE', 'LOG', 'EVENT'],
  }),
}
