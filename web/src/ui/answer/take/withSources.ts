import type { Source } from '../../../../../shared/contract/assistant/answer.ts'
import { takeTexts as texts } from '../../../texts/assistant/take.ts'

const escaped = (text: string) => text.replaceAll(/[[\]\\*_`<>|]/g, String.raw`\$&`)

const lineOf = ({ nr, url, title }: Source) =>
  `${nr}. [${escaped(title === '' ? url : title)}](<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`

/** An answer with the sources that it names below it: what is taken out has to say what it builds on. */
export const withSources = (text: string, sources: Source[] = []): string =>
  sources.length === 0
    ? text
    : [text, `**${texts.sources}**`, sources.map(lineOf).join('\n')].join('\n\n')
