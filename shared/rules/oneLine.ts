import * as z from 'zod/mini'
import { ifMissing } from './required.ts'

// Characters that nobody sees, and those that turn the order of others round: Unicode's control, format and ignorable
// characters and its line ends. Emoji need a joiner and selectors, which say nothing elsewhere.
const unseen =
  /(?!\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
const withoutEmoji = /(?<!\p{Emoji}|\uFE0F)(?:\u200D|\uFE0E|\uFE0F)/gu

// A gap, though it is not seen either.
const lineEnd = /[\t\n\v\f\r\u0085\u2028\u2029]/g

/** A text of one line as people see it: unseen characters gone, one space for each gap, none around (docs/requirements.md, "Names and labels"). */
export const asSeen = (text: string): string =>
  text
    .replaceAll(lineEnd, ' ')
    .replaceAll(unseen, '')
    .replaceAll(withoutEmoji, '')
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim()

/** A name, a label or another text of one line, as `asSeen` leaves it. `missing` is what it says where there is none. */
export const oneLine = (missing?: string) => z.string(ifMissing(missing)).check(z.overwrite(asSeen))
