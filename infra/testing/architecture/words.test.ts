import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { literalsOf } from './literals.ts'
import { root, sources } from './sources.ts'
import { textsIn } from './catalogue.ts'

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

const plain = await textsIn('klarsprak')
const own = await textsIn('specification')

/** The words that docs/words.md takes out of use, each with where it says so. */
const forbidden = readFileSync(join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .flatMap((line, index, lines) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const banned = lines.lastIndexOf('## Not said at all', index) > 0 && !line.startsWith('#')
    const over = lines.lastIndexOf('## What stays English', index) > 0
    if (cells.length === 5 && !/^(not|-+)$/.test(cells[2] ?? '')) return cells[2]?.split(', ') ?? []
    return banned && !over ? line.split(/, ?/) : []
  })
  .filter((word) => word.trim() !== '')

const escaped = (word: string) =>
  word.replaceAll(/\./g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`)
const patterns = forbidden.map((word) => ({
  word,
  pattern: /^\W+$/.test(word)
    ? new RegExp(escaped(word), 'u')
    : new RegExp(String.raw`(?<![\p{L}@])${escaped(word)}(?!\p{L})`, 'iu'),
}))
const badIn = (text: string) =>
  patterns.filter(({ pattern }) => pattern.test(text)).map(({ word }) => word)

describe('the words of docs/words.md', () => {
  test('are read from there', () => {
    expect(forbidden).toEqual(
      expect.arrayContaining(['subjekt', 'idag', '...', 'ogiltig*', 'din användare']),
    )
  })

  test.each(['Modifiera', 'Sök info …', 'Ogiltiga fält', 'Laddar...', 'Incorrect entry.'])(
    'would be found in “%s”',
    (text) => expect(badIn(text)).not.toEqual([]),
  )

  test('are all kept in the plain catalogue', () => {
    const wrong = [...plain].flatMap(([name, text]) =>
      badIn(text).map((word) => `${name} says “${word}”: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  test('are kept by what the server answers, mails and logs', () => {
    // What the contract has word for word (docs/requirements.md, "Texts").
    const contract = new Set(['Frågan har tagit bort.', 'ogiltiga fält'])
    const wrong = sources
      .filter(({ path }) => /^(functions|shared)\//.test(path) && !isTest(path))
      .flatMap(({ path, text }) =>
        literalsOf(path, text)
          .filter(({ text: said }) => /[åäö]/i.test(said) && !contract.has(said))
          .flatMap(({ text: said, line }) =>
            badIn(said).map((word) => `${path}:${line} says “${word}”: ${said}`),
          ),
      )
    expect(wrong).toEqual([])
  })
})

test('both catalogues have the same texts, and what the owner wrote differs', () => {
  expect([...own.keys()]).toEqual([...plain.keys()])
  expect([...own].filter(([name, text]) => text !== plain.get(name)).length).toBeGreaterThan(80)
})

test('no text stands outside of the catalogue', () => {
  const said = new Set([
    'alt',
    'aria-description',
    'aria-label',
    'aria-roledescription',
    'cancel',
    'heading',
    'help',
    'label',
    'note',
    'placeholder',
    'text',
    'title',
  ])
  const isText = (text: string) => /\p{L}{2}/u.test(text)
  const outside = sources
    .filter(
      ({ path }) =>
        path.startsWith('web/src/') && !path.startsWith('web/src/texts/') && !isTest(path),
    )
    .flatMap(({ path, text }) =>
      literalsOf(path, text)
        .filter(({ text: words, place, attribute }) => {
          if (place === 'jsx') return isText(words)
          if (place === 'attribute' && said.has(attribute)) return isText(words)
          if (place === 'import' || place === 'type') return false
          return /[åäö]/i.test(words) || /^\p{Lu}\p{Ll}+( \p{L}+)+[.?!]?$/u.test(words)
        })
        .map(({ text: words, line }) => `${path}:${line} ${words}`),
    )
  expect(outside).toEqual([])
})
