import { expect, test } from 'vitest'
import { accentColors, contrast } from './accent.ts'

test('black and white are told apart best, a colour from itself not at all', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#12474a', '#12474a')).toBe(1)
})

const least = (found: number[]) => Math.min(...found)

test.each(['#12474a', '#7a1f5c', '#005ea5', '#b3261e', '#4a4a4a', '#2f5d00', '#767676'])(
  'every text in the colours of %s can be read, by day and by night',
  (accent) => {
    const { accent: made, deep } = accentColors(accent)
    const surfaces = [
      ['#ffffff', '#f7f5f1', '#f1eee8', made.subtle[0]],
      ['#1c1d1b', '#131412', '#252623', made.subtle[1]],
    ]
    const readings = [0, 1].flatMap((look) => [
      contrast(made.contrast[look] ?? '', made.solid[look] ?? ''),
      contrast('#d3e2df', deep.DEFAULT[look] ?? ''),
      ...(surfaces[look] ?? []).map((surface) => contrast(made.fg[look] ?? '', surface)),
    ])
    expect(least(readings)).toBeGreaterThanOrEqual(4.5)
  },
)
