import { readLines, wordsIn } from './plainWords.ts'

/** Words of more letters are long. */
const longest = 6

/** Ends of sentences within a line: what follows is another word, not the rest of a number. */
const ends = /[.!?:](?=[*_"”’)\]]*(?:\s|$))/g

/**
 * How hard a text is to read: words to the sentence, and long words in a hundred ("LIX", C.-H. Björnsson, 1968). A line that ends
 * without a stop, such as a heading or what stands in a list, is a sentence as well. 0 for no words.
 */
export function lixOf(answer: string): number {
  let [words, long, sentences] = [0, 0, 0]
  for (const line of readLines(answer)) {
    const found = wordsIn(line)
    if (found.length === 0) continue
    words += found.length
    long += found.filter((word) => word.length > longest).length
    const stops = line.match(ends)?.length ?? 0
    sentences += /[.!?:][*_"”’)\]\s]*$/.test(line.slice(-20)) ? Math.max(stops, 1) : stops + 1
  }
  return words === 0 ? 0 : Math.round(words / sentences + (100 * long) / words)
}
