/** å, ä and ö as the signs behind z, so that the table's order is the Swedish one. */
const behindZ: Record<string, string> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' }

const longestWord = 40
const longestName = 120
/** Words of one person that a search begins with; more has nobody but by mistake. */
const mostWords = 16

/** A text as the list of people is sorted and searched by: small letters without marks, and nothing but letters and figures. */
const foldedText = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('sv')
    .replaceAll(/[åäæöø]/g, (letter) => behindZ[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}{|}]+/gu, ' ')
    .trim()

/** The words of a text, each once, as a search compares them. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    foldedText(text)
      .split(' ')
      .filter(Boolean)
      .map((word) => word.slice(0, longestWord).toWellFormed()),
  ),
]

type Named = { Firstname: string; Lastname: string }

/** What the list is sorted by. Never empty, and never begins with `#`. */
export const nameKey = ({ Firstname, Lastname }: Named): string =>
  foldedText(`${Firstname} ${Lastname}`).slice(0, longestName).toWellFormed() || '~'

/** The words of somebody's address and name, each of which a search may begin: of many those of the address stay. */
export const wordsOfPerson = ({
  Firstname,
  Lastname,
  Email,
}: Named & { Email: string }): string[] =>
  wordsOf(`${Email} ${Firstname} ${Lastname}`).slice(0, mostWords)
