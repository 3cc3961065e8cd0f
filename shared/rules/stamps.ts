/**
 * When something is changed, as ISO 8601 in UTC: now, but later than the last time, though a clock may be behind. Two
 * changes never bear the same stamp, so whoever sends one back says which state they have seen.
 */
export const nextStamp = (last: string, now = Date.now()): string =>
  new Date(Math.max(now, last === '' ? 0 : Date.parse(last) + 1)).toISOString()
