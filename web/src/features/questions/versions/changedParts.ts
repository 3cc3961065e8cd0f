import { diffWordsWithSpace } from 'diff'

type Part = { value: string; added: boolean; removed: boolean }

/** With so many other words, or for so long, people rather read one text after the other. */
const limits = { maxEditLength: 2_000, timeout: 300 }

/** How a text became another one: word by word, or, where that is too much, all that went and then all that came. */
export const changedParts = (before: string, after: string): Part[] =>
  diffWordsWithSpace(before, after, limits) ?? [
    { value: before, added: false, removed: true },
    { value: '\n\n', added: false, removed: false },
    { value: after, added: true, removed: false },
  ]
