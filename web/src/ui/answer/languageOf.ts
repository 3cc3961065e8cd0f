import { commonWords } from '../../texts/assistant/commonWords.ts'

/** A language in which an answer is read aloud and checked for its spelling, as an HTML page names it. */
type Language = keyof typeof commonWords

const common = { en: new Set(commonWords.en.split(' ')), sv: new Set(commonWords.sv.split(' ')) }

const enough = 1000
const words = /\p{L}+/gu
const marks = /<[^>]*>|https?:\/\/\S+/gu

/**
 * The language that a passage is in, by its first thousand characters of HTML or Markdown (docs/decisions/0144-what-is-in-english-says-so.md).
 * Undefined where they do not say: a name, code, another language, or both.
 */
export function languageOf(passage: string): Language | undefined {
  const found = passage.slice(0, enough).replaceAll(marks, ' ').toLowerCase().match(words) ?? []
  const count = (language: Language) => found.filter((word) => common[language].has(word)).length
  const [en, sv] = [count('en'), count('sv')]
  // Dutch has a few of the English words, too, and Danish of the Swedish: a text in its own language has many.
  const isOf = (own: number, other: number) =>
    own >= 2 && own >= found.length * 0.08 && own >= 3 * other
  if (isOf(en, sv)) return 'en'
  return isOf(sv, en) ? 'sv' : undefined
}
