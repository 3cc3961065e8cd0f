import { ulid } from 'ulid'

/** Records younger than this may still be on their way into the table behind an older one's back. */
const settledMs = 2 * 60 * 1000

export const settledBefore = (now: number): string => ulid(now - settledMs).slice(0, 10)
