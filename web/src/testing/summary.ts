import { screen, within } from '@testing-library/react'

const findSummary = () => screen.queryByRole('region', { name: /^Rätta \d+ fält$/ })

/** What the summary above a refused form says, first its title; nothing when there is none. */
export function summary(): (string | null)[] {
  const box = findSummary()
  if (!box) return []
  const [title, ...links] = [
    ...within(box).getAllByRole('heading'),
    ...within(box).getAllByRole('link'),
  ]
  return [title, ...links].map((element) => element?.textContent ?? null)
}

/** Whether that summary has the focus. */
export const isSummaryFocused = () => document.activeElement === findSummary()
