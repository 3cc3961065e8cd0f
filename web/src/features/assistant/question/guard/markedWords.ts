import { limits } from '../../../../../../shared/limits.ts'

const inWord = /[\p{L}\p{N}]/u
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** A long text in parts that can be hidden each, cut between words where it has any. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let left = text
  while (left.length > limits.hiddenWord) {
    const space = left.lastIndexOf(' ', limits.hiddenWord)
    const end = space > 0 ? space : limits.hiddenWord
    parts.push(left.slice(0, end))
    left = left.slice(end).trimStart()
  }
  return [...parts, left].filter(({ length }) => length > 1)
}

/** What is marked in a text, in whole words and without the signs around them; more than one where it is long, none where nothing is. */
export function markedWords(text: string, start: number, end: number): string[] {
  if (start === end) return []
  let [from, to] = [start, end]
  while (from > 0 && inWord.test(text.charAt(from)) && inWord.test(text.charAt(from - 1))) from--
  while (to < text.length && inWord.test(text.charAt(to - 1)) && inWord.test(text.charAt(to))) to++
  return partsOf(text.slice(from, to).replaceAll(around, ''))
}
