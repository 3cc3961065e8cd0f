type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** The first colour with so much of the second in it, from 0 to 1. */
function mixed(one: string, other: string, share: number): string {
  const [r, g, b] = rgbOf(one)
  const [r2, g2, b2] = rgbOf(other)
  const mix = (a: number, c: number) => a + (c - a) * share
  return hexOf([mix(r, r2), mix(g, g2), mix(b, b2)])
}

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex)
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** How well two colours are told apart, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** What a text needs (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5

/** The colour, moved towards another only as far as it can then be read on all these surfaces. */
function readable(colour: string, towards: string, surfaces: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mixed(colour, towards, share)
    if (surfaces.every((surface) => contrast(tried, surface) >= textContrast)) return tried
  }
  return towards
}

// The surfaces that the accent is read on, by day and by night, and the light text on the deep panel
// (web/src/app/theme/colors.ts).
const [light, dark, onDeep] = [['#ffffff', '#f1eee8'], ['#1c1d1b', '#2d2e2b'], '#d3e2df'] as const

/** The theme's colours that follow from a stage's accent: each by day and by night. */
export function accentColors(accent: string) {
  const subtle = mixed('#ffffff', accent, 0.1)
  const fg = readable(accent, '#000000', [...light, subtle])
  const solidDark = readable(accent, '#ffffff', dark)
  const subtleDark = mixed('#1c1d1b', solidDark, 0.12)
  const fgDark = readable(solidDark, '#ffffff', [...dark, subtleDark])
  const deep = readable(accent, '#000000', [onDeep])
  const deepDark = readable(mixed(accent, '#131412', 0.4), '#000000', [onDeep])
  return {
    accent: {
      solid: [accent, solidDark],
      contrast: ['#ffffff', '#10120f'],
      fg: [fg, fgDark],
      subtle: [subtle, subtleDark],
      muted: [mixed('#ffffff', accent, 0.25), mixed('#1c1d1b', solidDark, 0.3)],
      focusRing: [fg, fgDark],
    },
    deep: {
      DEFAULT: [deep, deepDark],
      line: [mixed(deep, '#ffffff', 0.2), mixed(deepDark, '#ffffff', 0.2)],
    },
  } satisfies Record<string, Record<string, [string, string]>>
}
