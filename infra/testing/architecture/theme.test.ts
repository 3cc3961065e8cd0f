import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { colors } from '../../../web/src/app/theme/colors.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The names under which styles know the theme's colours: "bg", "bg.panel", "room.blue.ink". */
function namesIn(tokens: object, before = ''): string[] {
  return Object.entries(tokens).flatMap(([name, token]: [string, object]) => {
    const own = name === 'DEFAULT' ? before : [before, name].filter(Boolean).join('.')
    return 'value' in token ? [own] : namesIn(token, own)
  })
}

const named =
  /\b(?:color|bg|fill|stroke|stopColor|outlineColor|\w*[bB]orderColor|border\w+Color)(?:=|: )\{?['"]([a-z][\w.]*)(?:\/\d+)?['"]/g
const ofCss = /^(?:inherit|transparent|currentColor|white|none|(?:colorPalette|room)\..*|[A-Z].*)$/

// A colour that the theme does not know is no error anywhere: it only looks like none.
test('every colour that a style names is one of the theme', () => {
  const known = new Set(namesIn(colors))
  const strangers = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(named)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name) && !ofCss.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(strangers).toEqual([])
})
