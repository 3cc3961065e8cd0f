import type { Source } from '../../contract/assistant/answer.ts'

/** The sources of an answer and of what it goes on with, the same only once. */
export const sourcesTogether = (before: readonly Source[], more: readonly Source[]): Source[] => [
  ...new Map([...before, ...more].map((one) => [`${one.nr} ${one.url}`, one])).values(),
]
