import { useSyncExternalStore } from 'react'

const read = () => {
  const styles = getComputedStyle(document.documentElement)
  const names = ['accent-solid', 'chart-second', 'fg-muted', 'border', 'fg']
  return names.map((name) => styles.getPropertyValue(`--p-colors-${name}`).trim()).join(' ')
}

// Light and dark are a class of the root (app/theme/appearance.ts).
function subscribe(tell: () => void) {
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

/** The theme's colours as a canvas needs them; they follow light and dark. */
export function useChartColors() {
  const [accent = '', second = '', muted = '', line = '', ink = ''] = useSyncExternalStore(
    subscribe,
    read,
  ).split(' ')
  return { accent, second, muted, line, ink }
}
