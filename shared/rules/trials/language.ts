import { readLines, wordsIn } from './plainWords.ts'

/*
 * A simple and honest rule: the small words that only one of these languages has. It tells Swedish from the languages that models
 * fall into, and says nothing of how well it is written.
 */
const small = {
  swedish:
    'och att är inte för från när också eller till jag mycket något några blir hur vad ska bör måste kan du din ditt efter före innan över under mellan vid hos genom enligt de dig',
  english:
    'the and of is are was you your with this that not from have has should can will be it for we they which',
  danish:
    'og at ikke er jeg hvad hvor eller noget nogle skal bør fra også blir bliver mellem gjennom gennem etter efterfølgende dere i af til',
  german: 'und der die das ist nicht sie mit für von ein eine wird werden sind auf den dem zu',
  finnish: 'ja on että ei se ovat myös tai kun niin mutta tämä joka voi sekä',
} as const

const sets = Object.entries(small).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}))

/** One of so many words is a small one in any text of some length. */
const sparse = 40

/**
 * Whether a text is written in Swedish. Too little to tell by its words is Swedish where it has a letter of Swedish, or nothing that
 * another language has.
 */
export function isSwedish(answer: string): boolean {
  const text = readLines(answer).join('\n')
  const words = wordsIn(text.toLocaleLowerCase('sv'))
  const counts = sets.map(({ language, words: known }) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  }))
  const swedish = counts.find(({ language }) => language === 'swedish')?.count ?? 0
  const other = Math.max(
    ...counts.filter(({ language }) => language !== 'swedish').map(({ count }) => count),
  )
  if (words.length === 0) return false
  if (swedish + other === 0) return words.length < sparse
  return swedish > other && swedish * sparse >= words.length
}
