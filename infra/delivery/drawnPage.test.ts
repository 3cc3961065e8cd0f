import { expect, test } from 'vitest'
import { buildWebIfStale } from '../build/build.ts'
import { pageSettings } from '../testing/pageSettings.ts'
import { accentColors } from './accent.ts'
import { drawnPage } from './drawnPage.ts'
import { inlineScripts } from './inlineScripts.ts'

test(
  'a stage’s sign-in page is drawn with its own name, logo and colours',
  { timeout: 120_000 },
  () => {
    buildWebIfStale()
    const brand = { logo: '/brand/a/logo.svg', colors: accentColors('#7a1f5c') }
    const { signIn, frame, styles } = drawnPage({ ...pageSettings('Solvik & Co'), brand })
    for (const html of [signIn, frame]) {
      expect(html).toContain('/brand/a/logo.svg')
      expect(html).toContain('Solvik &amp; Co')
    }
    expect(styles).toContain('#7a1f5c')
    expect(styles).not.toContain('#12474a')
  },
)

test('it speaks the stage’s words, and offers its ways in', { timeout: 120_000 }, () => {
  const plain = drawnPage(pageSettings('A')).signIn
  const open = drawnPage({ ...pageSettings('A'), registers: ['a.se'] }).signIn
  expect(plain).not.toContain('href="/register"')
  expect(open).toContain('href="/register"')
})

test('a script in the page is allowed by its hash, and data is none', () => {
  const page = '<script type="application/json" id="config">{}</script><script>a()</script>'
  expect(inlineScripts(page)).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"])
})
