import { v7, validate, version } from 'uuid'

/** How far a client's clock may be from the server's for its ids to be taken, in milliseconds. */
const apart = 10 * 60_000

/** A name for a new answer: a UUID of version 7, which begins with the time and so sorts by it. */
export const newAnswerId = (): string => v7()

/** When an answer was named, in milliseconds. */
export const timeOfAnswer = (id: string): number =>
  Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** Whether it is a name that begins with its time. */
export const isAnswerId = (id: string): boolean => validate(id) && version(id) === 7

/** Whether an answer can be kept under the name that its client chose: one of version 7, and of now. */
export const isNewAnswerId = (id: string, now = Date.now()): boolean =>
  isAnswerId(id) && Math.abs(timeOfAnswer(id) - now) <= apart
