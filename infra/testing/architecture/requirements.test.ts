import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { paths } from '../../../web/src/routes/paths.ts'
import { root } from './sources.ts'

const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8')

/** What stands under a heading, deeper headings included. */
function under(heading: string) {
  const [, after = ''] = requirements.split(`\n${heading}\n`)
  const level = heading.indexOf(' ')
  return after.split(new RegExp(`^#{1,${level}} `, 'm'))[0] ?? ''
}

// `| GET `Dokument/all`, `Nyhet/all` | user |`, and of the chat in a sentence.
const line = /^(?:\| )?(GET|POST|PUT|DELETE) ((?:`[^`]+`(?:, (?=`))?)+)(?: +\||,) (\w+)/gm
const calls = under('## The calls')
const told = [...calls.matchAll(line)].flatMap(([, method, named = '', who]) =>
  [...named.matchAll(/`([^`]+)`/g)].map(([, path]) => `${who}: ${method} ${path}`),
)

test('whoever reads docs/requirements.md finds every route under "The calls", with who may call it, and no other', () => {
  const routes = Object.values<Route>(contract).map(
    ({ access, method, path }) => `${access}: ${method} ${path}`,
  )
  expect(told.toSorted()).toEqual(routes.toSorted())
})

test('whoever reads docs/requirements.md finds every address of the portal under "Route table"', () => {
  const table = under('### Route table')
  expect(Object.values(paths).filter((path) => !table.includes(`\`${path}\``))).toEqual([])
})
