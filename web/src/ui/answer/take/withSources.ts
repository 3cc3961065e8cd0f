import type { Source } from '../../../../../shared/contract/assistant/answer.ts'
import { takeTexts as texts } from '../../../texts/assistant/take.ts'

const escaped = (text: string) => text.replaceAll(/[[\]\\*_`<>|]/g, String.raw`\$&`)

// No numbered list, which counts on from its first number: some numbers may be missing, and some stand twice.
const lineOf = ({ nr, url, title }: Source) =>
  `**${nr}.** [${escaped(title === '' ? url : title)}](<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`

const fence = /^ {0,3}(?:```|~~~)/gm

/** A text whose code has an end, also where it was cut within it. */
const closed = (text: string): string =>
  (text.match(fence)?.length ?? 0) % 2 === 0 ? text : `${text}\n\`\`\``

/** An answer with the sources that it names below it: what is taken out has to say what it builds on. */
export const withSources = (text: string, sources: Source[] = []): string =>
  sources.length === 0
    ? text
    : [closed(text), `**${texts.sources}**`, sources.map(lineOf).join('\n')].join('\n\n')
