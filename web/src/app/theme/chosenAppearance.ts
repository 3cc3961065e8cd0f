/** Light or dark as chosen, or as the system has it. */
export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = (typeof appearances)[number]

export const storageKey = 'portal.appearance'

/** What somebody has chosen on this device. */
export const chosen = (): Appearance =>
  appearances.find((appearance) => appearance === localStorage.getItem(storageKey)) ?? 'system'

/** Shows the page as it is chosen; `systemDark`: whether the system is dark. */
export function showAppearance(systemDark: boolean) {
  const choice = chosen()
  const dark = choice === 'dark' || (choice === 'system' && systemDark)
  document.documentElement.classList.toggle('dark', dark)
}
