import { questionLibrary } from '../../../shared/contract/questions/questionLibrary.ts'
import { call } from './request/calls.ts'
import { NetworkError } from './request/errors.ts'

/** The library as a file: what its page alone calls. */
export const libraryApi = {
  takeOut: call(questionLibrary['questions.takeOut']),
  compare: call(questionLibrary['questions.compare']),
  takeIn: call(questionLibrary['questions.takeIn']),
}

/** The text of the library that comes with the portal. Throws NetworkError where it cannot be had. */
export async function starterLibrary(): Promise<string> {
  const response = await fetch('/library/fragor.json').catch(() => undefined)
  if (!response?.ok) throw new NetworkError()
  return response.text()
}
