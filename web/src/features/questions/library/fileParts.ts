import * as z from 'zod/mini'
import { libraryLimits } from '../../../../../shared/contract/questions/questionLibrary.ts'
import { libraryHash } from '../../../../../shared/rules/questionLibrary/libraryText.ts'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'

/** A part of a file that one call can carry, and how many of the file's questions stand before it. */
export type FilePart = { text: string; before: number }

export type Parted = {
  parts: FilePart[]
  /** Whether it was changed by hand; undefined where it is one part, of which the server says so. */
  isEdited?: boolean
}

/** What is looked at here of a file with many questions. What they say the server looks at. */
const outside = z.looseObject({
  hash: z.string(),
  questions: z.array(z.looseObject({ id: z.string() })),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** A part of a file with these of its questions alone. */
export function onlyOf(text: string, ids: Set<string>): string {
  const { questions, ...more } = z.parse(outside, parsed(text))
  return JSON.stringify({ ...more, questions: questions.filter(({ id }) => ids.has(id)) })
}

/**
 * A file in parts of which each is a file by itself. One that a call can carry stays as it is, as does what is no library: the server
 * says what is wrong with it. Throws for one that is too large, or names a question twice.
 */
export async function partsOf(text: string): Promise<Parted> {
  if (text.length > libraryLimits.inAFile.characters) throw new Error(texts.tooLarge)
  const { data } = z.safeParse(outside, parsed(text))
  const most = libraryLimits.inAPart
  const isSmall = text.length <= most.characters && (data?.questions.length ?? 0) <= most.questions
  if (!data && text.length > libraryLimits.characters) throw new Error(texts.tooLarge)
  if (!data || isSmall) return { parts: [{ text, before: 0 }] }
  const { questions, hash, ...more } = data
  if (questions.length > libraryLimits.inAFile.questions) throw new Error(texts.tooLarge)
  if (new Set(questions.map(({ id }) => id)).size < questions.length) throw new Error(texts.twice)

  const groups: (typeof questions)[] = []
  let characters = Infinity
  for (const question of questions) {
    const { length } = JSON.stringify(question)
    const last = groups.at(-1)
    if (last && last.length < most.questions && characters + length <= most.characters) {
      last.push(question)
      characters += length
    } else {
      groups.push([question])
      characters = length
    }
  }
  let before = 0
  const parts: FilePart[] = []
  for (const group of groups) {
    parts.push({
      text: JSON.stringify({ ...more, hash, questions: group }),
      before,
    })
    before += group.length
  }
  return { parts, isEdited: (await libraryHash(questions)) !== hash }
}
