import { isDay } from '../../../../shared/rules/days.ts'

/** The day that somebody has typed, YYYY-MM-DD: of 20261123, 261123 or 2026/11/23 too. Another text stays as it is. */
export function typedDay(text: string): string {
  const parts = /^(?:20)?(\d\d)[-/. ]?(\d\d)[-/. ]?(\d\d)$/.exec(text.trim())
  const day = `20${parts?.slice(1).join('-')}`
  return isDay(day) ? day : text.trim()
}
