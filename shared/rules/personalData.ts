import { findPersonalData } from './personalData/find.ts'
import { type Counts, type Kind, kinds, marks, nearMarks } from './personalData/kinds.ts'
import { replaceMany } from './personalData/replaceMany.ts'
import { restorerOf } from './personalData/restorer.ts'

/** More rounds than hiding can need: each finds what the one before has uncovered. */
const rounds = 5

type Given = {
  /** What is said now: its values get the first numbers, in their order. */
  texts: readonly string[]
  /** What was said before, with marks in it: their numbers are taken. */
  before?: readonly string[]
  /** What a person has marked by hand: hidden wherever it stands. */
  words?: readonly string[]
}

const isKind = (word: string | undefined): word is Kind => kinds.some((kind) => kind === word)

/** The greatest number that is taken, by kind. */
function takenIn(texts: readonly string[]): Map<Kind, number> {
  const taken = new Map<Kind, number>()
  for (const [, kind, number] of texts.flatMap((text) => [...text.matchAll(marks())])) {
    if (isKind(kind)) taken.set(kind, Math.max(taken.get(kind) ?? 0, Number(number)))
  }
  return taken
}

/**
 * Hides personal data from whoever is asked, and puts it back in what they answer (docs/requirements.md, "Personal data"). Each
 * value has a mark, such as `[PERSONNUMMER-1]`, and the same value the same one. What it knows lies in this object alone.
 */
export function guardOf({ texts, before = [], words = [] }: Given) {
  const taken = takenIn([...before, ...texts])
  const markOf = new Map<string, string>()
  const valueOf = new Map<string, string>()
  const counts: Counts = {}
  let replace: ((text: string) => string) | undefined
  // What has been looked through, and whether anything was found in it.
  const looked = new Map<string, boolean>()

  function note(kind: Kind, value: string) {
    if (value === '' || markOf.has(value)) return
    const number = (taken.get(kind) ?? 0) + 1
    const mark = `[${kind}-${number}]`
    taken.set(kind, number)
    markOf.set(value, mark)
    valueOf.set(mark, value)
    counts[kind] = (counts[kind] ?? 0) + 1
    replace = undefined
  }

  function noteAll(text: string): boolean {
    const known = looked.get(text)
    if (known !== undefined) return known
    const found = findPersonalData(text)
    for (const { kind, from, to } of found) note(kind, text.slice(from, to))
    looked.set(text, found.length > 0)
    return found.length > 0
  }

  /** With marks in the place of values. Marks stay as they are: a word such as POST stands in one, too. */
  function replaced(text: string): string {
    const replaceIn = (replace ??= replaceMany(markOf))
    let [done, begun] = ['', 0]
    for (const { index, 0: mark } of text.matchAll(marks())) {
      if (!valueOf.has(mark)) continue
      done += replaceIn(text.slice(begun, index)) + mark
      begun = index + mark.length
    }
    return done + replaceIn(text.slice(begun))
  }
  const restore = (text: string) => text.replaceAll(marks(), (mark) => valueOf.get(mark) ?? mark)

  for (const text of texts) noteAll(text)
  for (const word of words) {
    // A single letter stands in every other word.
    if (word.trim().length > 1) note('DOLT', word.trim())
  }

  return {
    /** How many values are hidden, by kind. */
    counts,

    /** The values that are hidden, in the order in which they were found. */
    values: (): string[] => [...markOf.keys()],

    /** A text with marks in the place of its personal data. What it has that was not known before is known from then on. */
    hide(text: string): string {
      let hidden = text
      for (let round = 0; round < rounds && noteAll(hidden); round++) hidden = replaced(hidden)
      return replaced(hidden)
    },

    /** A text with the values in the place of their marks; marks that it does not know stay. */
    restore,

    /** The same for those values alone that a rule has found and `may` takes: words that were marked by hand stay marks. */
    restoreFound: (text: string, may: (value: string) => boolean): string =>
      text.replaceAll(marks(), (mark) => {
        const value = mark.startsWith('[DOLT-') ? undefined : valueOf.get(mark)
        return value !== undefined && may(value) ? value : mark
      }),

    /** The same for a text that comes in pieces. */
    restorer: () => restorerOf(restore),

    /** How many marks somebody has written otherwise than they were given them: those stay as they are. */
    changedIn(answer: string): number {
      if (valueOf.size === 0) return 0
      const rest = answer.replaceAll(marks(), (mark) => (valueOf.has(mark) ? ' ' : mark))
      return rest.match(nearMarks())?.length ?? 0
    },
  }
}

export type Guard = ReturnType<typeof guardOf>
