// Soft hyphens and the like come along from web pages and Word.
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** A text as it is compared in a search: without case and signs that nobody sees, and å one sign however it was typed. */
const folded = (text: string): string =>
  text.replaceAll(unseen, '').normalize('NFC').toLocaleLowerCase('sv')

/**
 * Whether a text matches what somebody seeks: each word of the term stands somewhere in it, in any order. An empty
 * term matches everything. å, ä and ö are letters of their own, never a and o.
 */
export const searchFor = (searchTerm: string): ((text: string) => boolean) => {
  const words = folded(searchTerm).split(/\s+/).filter(Boolean)
  return (text) => {
    const here = folded(text)
    return words.every((word) => here.includes(word))
  }
}
