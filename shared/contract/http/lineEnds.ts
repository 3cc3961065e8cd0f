import * as z from 'zod/mini'

/** Writes each line's end as one character: a form that is sent writes it with two, of which one is none of the text. */
export const lineEnds = z.overwrite((given: string) => given.replaceAll('\r\n', '\n'))
