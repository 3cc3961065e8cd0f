import * as z from 'zod/mini'
import {
  libraryFile,
  libraryFormat,
  type LibraryQuestion,
  libraryLimits,
} from '../../../../shared/contract/questions/questionLibrary.ts'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { cleanValue } from '../../../../shared/rules/cleanText.ts'
import { asSeen } from '../../../../shared/rules/oneLine.ts'
import { libraryHash } from '../../../../shared/rules/questionLibrary/libraryText.ts'
import { byPlace, inOrder } from '../../../../shared/rules/questionLibrary/travelling.ts'

type Library = {
  /** In order, each id once. */
  questions: LibraryQuestion[]
  /** Its hash is not that of its questions: somebody has changed it since it was taken out. */
  isEdited: boolean
}

/** A library, or what is wrong with the text, in a Swedish sentence. */
export type ReadLibrary = { library: Library } | { fault: string }

/** What is looked at before the rest: a newer file would be wrong in ways that say nothing. */
const outside = z.object({ format: z.number(), questions: z.array(z.unknown()) })

const named = z.object({ QuestionLabel: z.string() })

/** What is wrong, where: the first of all. */
function sentenceOf(
  { path, message, ...issue }: z.core.$ZodIssue,
  questions: unknown[],
  from: number,
): string {
  const what =
    issue.code === 'unrecognized_keys' ? `Okänt fält: ${issue.keys.join(', ')}.` : message
  const [list, at, ...part] = path
  if (list !== 'questions' || typeof at !== 'number') return `${path.join('.')}: ${what}`
  const { data } = z.safeParse(named, questions[at])
  const known = asSeen(data?.QuestionLabel ?? '').slice(0, questionLimits.fieldLabel)
  const label = known === '' ? '' : ` (”${known}”)`
  return [`Fråga ${from + at + 1}${label}`, part.join('.'), what]
    .filter((text) => text !== '')
    .join(': ')
}

function parsed(text: string): unknown {
  try {
    // Windows’ editors begin a file with a mark that is no JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ''), cleanValue)
  } catch {
    return undefined
  }
}

function faultOf(given: unknown, most: number): string | undefined {
  if (given === undefined)
    return 'Filen är inte JSON. Välj en fragor.json som är uttagen ur portalen.'
  const { data } = z.safeParse(outside, given)
  if (!data) return 'Filen är inget frågebibliotek. Välj en fragor.json som är uttagen ur portalen.'
  if (data.format > libraryFormat) {
    return `Filen har formatet ${data.format}, som är nyare än portalens (${libraryFormat}). Uppdatera portalen först.`
  }
  const count = data.questions.length
  if (count <= most) return undefined
  return `Filen har ${count.toLocaleString('sv-SE')} frågor. Högst ${most.toLocaleString('sv-SE')} går på en gång.`
}

/**
 * Reads the text of a `fragor.json`, whoever wrote it: `most` questions, of which `from` stand before in the file that it is a part of.
 */
export async function readLibrary(
  text: string,
  { from = 0, most = libraryLimits.questions }: { from?: number; most?: number } = {},
): Promise<ReadLibrary> {
  const given = parsed(text)
  const fault = faultOf(given, most)
  if (fault !== undefined) return { fault }
  const { questions: raw } = z.parse(outside, given)
  const { data, error } = z.safeParse(libraryFile, given, { error: () => 'Har fel form.' })
  const [first] = error?.issues ?? []
  if (!data) return { fault: first ? sentenceOf(first, raw, from) : 'Har fel form.' }
  const ids = new Set(data.questions.map(({ id }) => id))
  if (ids.size < data.questions.length) return { fault: 'Två frågor i filen har samma id.' }
  const questions = data.questions.map(inOrder).toSorted(byPlace)
  return { library: { questions, isEdited: (await libraryHash(raw)) !== data.hash } }
}
