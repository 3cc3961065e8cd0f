import { api } from './client.ts'

/** Everything that is kept for the caller, with all that was said. */
export async function allAnswers() {
  const found = []
  let before: string | undefined
  do {
    const { results } = await api.answers.all({ before, whole: 'true', rows: 20 })
    found.push(...results.rows)
    before = results.next
  } while (before !== undefined)
  return found
}
