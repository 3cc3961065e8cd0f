import { disposals } from '../../../functions/stores/log/disposals.ts'

/** What has gone since a day (YYYY-MM-DD) because its time had come: a line for each day, the newest first, with how many of each kind. */
export async function disposed(since: string): Promise<string> {
  const days = await disposals.since(since)
  if (days.length === 0) return `Gone since ${since}: nothing.`
  const lines = days.map(({ day, counts }) => {
    const kinds = Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b))
    return `${day}: ${kinds.map(([kind, count]) => `${count} ${kind}`).join('; ')}`
  })
  return [`Gone since ${since}:`, ...lines].join('\n')
}
