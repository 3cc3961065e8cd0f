import { limits } from '../../../../../../shared/limits.ts'

const inWord = /[\p{L}\p{N}]/u
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** What is marked in a text, in whole words and without the signs around them; empty where nothing is. */
export function markedWord(text: string, start: number, end: number): string {
  if (start === end) return ''
  let [from, to] = [start, end]
  while (from > 0 && inWord.test(text.charAt(from)) && inWord.test(text.charAt(from - 1))) from--
  while (to < text.length && inWord.test(text.charAt(to - 1)) && inWord.test(text.charAt(to))) to++
  return text.slice(from, to).replaceAll(around, '').slice(0, limits.hiddenWord)
}
