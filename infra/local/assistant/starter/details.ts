/** What somebody filled into a form, as a model reads it: by the names of its fields, empty where nothing was. */
export type Details = (name: string) => string

/** An answer of the stand-in to a prepared question, made of what was filled in. */
export type Answer = (details: Details) => string

/** The details in what a model is asked (`functions/assistant/prompt.ts`). */
export function detailsIn(asked: string): Details {
  const found = new Map(
    [...asked.matchAll(/<uppgift namn="([^"]+)">([^]*?)<\/uppgift>/g)].map(
      ([, name = '', value = '']) => [name, value.trim()],
    ),
  )
  return (name) => found.get(name) ?? ''
}

/** Lines of a text, without signs of a list. */
export const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.replace(/^[-*•\d.)\s]+(?=\p{L})/u, '').trim() || [])

/** Sentences of a text, each with its sign. */
export const sentencesOf = (text: string): string[] =>
  linesOf(text).flatMap((line) => line.split(/(?<=[.!?])\s+/).filter((one) => one !== ''))

/** Things that are named one after the other. */
export const thingsOf = (text: string): string[] =>
  linesOf(text)
    .flatMap((line) => line.replace(/\.$/, '').split(/,\s+|\.\s+|\s+och\s+/))
    .filter((one) => one !== '')

/** A text as the rest of a sentence: without its stop. */
export const bare = (text: string): string => text.trim().replace(/[.!?]+$/, '')

export const small = (text: string): string =>
  text.charAt(0).toLocaleLowerCase('sv') + text.slice(1)

export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('sv') + text.slice(1)

export const listOf = (items: string[]): string => items.map((item) => `- ${item}`).join('\n')

export const tableOf = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`)
    .join('\n')

/** Parts of an answer with an empty line between them; those that say nothing are left out. */
export const partsOf = (...parts: string[]): string =>
  parts.filter((part) => part !== '').join('\n\n')
