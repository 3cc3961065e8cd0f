import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sources } from './sources.ts'

const decisions = globSync('docs/decisions/*.md', { cwd: root }).toSorted()
const documents = [
  ...globSync('*.md', { cwd: root }),
  ...globSync('docs/*.md', { cwd: root }),
  ...decisions,
]
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

// A comment's lines as one, so that what it names may be broken between two.
const comments = sources.map(({ path, text }) => ({
  path,
  text: [...text.matchAll(/^\s*(?:\/\/|\/?\*).*$/gm)]
    .map(([line]) => line.replace(/^\s*(?:\/\/|\/?\*+\/?)\s?/, ''))
    .join(' '),
}))
const written = documents.map((path) => ({ path, text: textOf(path) }))
const commands = Object.keys(JSON.parse(textOf('package.json')).scripts)

/** Each place of a text that a pattern finds, with the file that it stands in. */
const found = (files: { path: string; text: string }[], pattern: RegExp) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      path,
      named: match[1] ?? '',
      more: match[2] ?? '',
    })),
  )

const headingsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

// A path may be a pattern (`web/src/features/<area>/…`), of which the part before that counts.
const stands = (path: string) => {
  const [known = ''] = path.split(/[<*{…]/)
  return existsSync(join(root, known === path ? path : dirname(`${known}x`)))
}

test('every heading that a comment or a document names exists', () => {
  const named = found([...comments, ...written], /([\w./-]+\.md), "([^"]+)"/g)
  const lost = named.filter(
    ({ named: file, more }) => !existsSync(join(root, file)) || !headingsOf(file).includes(more),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(lost).toEqual([])
})

test('every link of a document leads somewhere', () => {
  const links = found(written, /\]\((?!https?:)([^)\s#]*)(?:#([^)\s]*))?\)/g)
  const lost = links.filter(({ path, named, more }) => {
    const to = named === '' ? path : join(dirname(path), named)
    if (!existsSync(join(root, to))) return true
    return more !== '' && !headingsOf(to).map(anchor).includes(more)
  })
  expect(lost).toEqual([])
})

test('every file and test that a comment or a document names exists', () => {
  const named = found(
    [...comments, ...written],
    /(?<![\w/.-])((?:shared|functions|infra|web|events|docs)\/[\w./<>*{}…-]*[\w>*}…])/g,
  )
  const lost = named.filter(
    ({ path, named: file }) => !path.startsWith('docs/decisions/') && !stands(file),
  )
  expect(lost).toEqual([])
})

test('every command that a comment or a document names is there', () => {
  const named = found([...comments, ...written], /npm run ([\w:]+)/g)
  expect(named.filter(({ named: command }) => !commands.includes(command))).toEqual([])
})

test('every decision has its date, its status and its three parts, and no number is left out', () => {
  const incomplete = decisions.filter((path) => {
    const parts = [
      /^# \S/m,
      /^- Date: \d{4}-\d\d-\d\d$/m,
      /^- Status: (?:accepted|superseded by \d{4}-[\w-]+)$/m,
    ]
    return (
      !parts.every((part) => part.test(textOf(path))) ||
      headingsOf(path).slice(1).join() !== 'Context,Decision,Consequences'
    )
  })
  expect(incomplete).toEqual([])
  const numbers = decisions.map((path) => Number(/\/(\d{4})-/.exec(path)?.[1]))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('no comment and no document leans on a text that no clone has', () => {
  const leaning = found(
    comments,
    /(\bproduct\.md|\bbudgets\.md|specification section|\.\.\/shared\/\w+\.md)/g,
  )
  expect(leaning).toEqual([])
})
