/** Where the organisation's days begin and end. */
export const timeZone = 'Europe/Stockholm'

/** Makes something at its first use only: what Intl loads would cost every Lambda's start some milliseconds. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const format = lazily(() => new Intl.DateTimeFormat('sv-SE', { timeZone }))

/** The day of a moment in Sweden: YYYY-MM-DD. */
export const dayOf = (at: Date): string => format().format(at)

/** The day that lies some days before another (YYYY-MM-DD). */
export const daysBefore = (day: string, days: number): string => {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() - days)
  return noon.toISOString().slice(0, 10)
}
