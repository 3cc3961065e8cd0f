import { libraryFormat, type LibraryQuestion } from '../../contract/questions/questionLibrary.ts'
import { canonical } from './canonical.ts'
import { byPlace, inOrder } from './travelling.ts'

/** The SHA-256 of a file's questions in the form of RFC 8785, in hexadecimal digits. */
export async function libraryHash(questions: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(canonical(questions) ?? '')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** `fragor.json`: the same questions, in whatever order they come, are the same bytes. */
export async function writeLibrary(given: LibraryQuestion[]): Promise<string> {
  const questions = given.map(inOrder).toSorted(byPlace)
  const file = { format: libraryFormat, hash: await libraryHash(questions), questions }
  return `${JSON.stringify(file, null, 2)}\n`
}
