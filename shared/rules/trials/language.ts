import { readLines, wordsIn } from './plainWords.ts'

/*
 * A simple and honest rule: the small words that only one of these languages has. It tells Swedish from the languages that models
 * fall into, and says nothing of how well it is written. What Swedish has as well (`i`, `er`, `den`, `it`) tells nothing, so none
 * of the other lists has it.
 */
const small = {
  swedish:
    'och att är inte för från när också jag mycket något några hur vad ska bör måste ditt före innan över mellan vid genom enligt till ett även här där vara varit detta denna dessa vilken vilka varje många andra inom sedan åt ni era ert våra vår allt utan därför nästa eftersom kommit gör dessutom själv',
  english:
    'the and of is was you your with this that have has should can could would will we they which their what who about into',
  danish:
    'og at ikke jeg hvad hva hvor hvordan noget nogle noe noen skal bør fra også bliver blive være mellem mellom gjennom gennem etter efterfølgende dere deres af til hvis kunne',
  german:
    'und der die das ist nicht sie wir mit für von ein eine einen wird werden sind auf zu oder auch sich bei nach',
  finnish: 'on että ei ovat olla myös tai kun kuin niin mutta tämä joka voi voit sekä kanssa jos',
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
