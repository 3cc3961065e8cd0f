import { authenticatorTexts } from '../../texts/auth/authenticator.ts'
import { poolText } from './poolTexts.ts'

const texts: Record<string, string> = {
  CodeMismatchException: authenticatorTexts.wrong,
  ExpiredCodeException: authenticatorTexts.used,
}

/** What to tell people when the user pool refuses a code of an authenticator app, or anything after it. */
export const codeText = (error: unknown): string =>
  (error instanceof Error && texts[error.name]) || poolText(error)
