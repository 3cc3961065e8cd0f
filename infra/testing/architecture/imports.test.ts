import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { importRules, testsMay } from './importRules.ts'
import { type Source, sources } from './sources.ts'

/** What a file may import of ours and, on the shared floor, of packages. */
function allowed({ path }: Source) {
  const rule = importRules.find(({ files }) => files.test(path))
  const area = rule?.files.exec(path)?.groups?.['area'] ?? ''
  const more = testsMay.flatMap(([files, may]) => (files.test(path) ? may : []))
  return {
    of: rule?.of ?? 'a file on no floor',
    may: [...(rule?.may ?? []), ...more].map((place) => place.replace('<area>', area)),
  }
}

const isTest = (path: string) => /\.(test|e2e)\.tsx?$|\/testing\/|^web\/(e2e|screens)\//.test(path)

test('every floor and every room imports only what ARCHITECTURE.md lets it import', () => {
  const breaches = sources.flatMap((source) => {
    const { of, may } = allowed(source)
    const checked = source.imports.filter(
      ({ isOurs }) => isOurs || (source.path.startsWith('shared/') && !isTest(source.path)),
    )
    return checked
      .filter(({ to }) => !may.some((place) => to.startsWith(place)))
      .map(({ to }) => `${source.path} imports ${to}; ${of} may import only ${may.join(', ')}`)
  })
  expect(breaches).toEqual([])
})

test('only the contract has a barrel', () => {
  const barrels = sources.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))
  expect(barrels).toEqual(['shared/contract/index.ts'])
})

test('no file imports itself, whichever way round, types included', () => {
  const importsOf = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter(({ isOurs }) => isOurs).map(({ to }) => to),
    ]),
  )
  const circles = new Set<string>()
  const done = new Set<string>()
  const visit = (path: string, way: string[]) => {
    const seen = way.indexOf(path)
    if (seen >= 0) circles.add([...way.slice(seen), path].join(' → '))
    if (seen >= 0 || done.has(path)) return
    for (const next of importsOf.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const { path } of sources) visit(path, [])
  expect([...circles]).toEqual([])
})

test('every import of ours names a file that is there, with its ending', () => {
  const known = new Set(sources.map(({ path }) => path))
  const lost = sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ isOurs, to }) => isOurs && /\.tsx?$/.test(to) && !known.has(to))
      .map(({ to }) => `${path} imports ${to}, which is not there`),
  )
  expect(lost).toEqual([])
})

test('no file is longer than 250 lines', () => {
  const long = sources.filter(({ lines }) => lines > 250)
  expect(long.map(({ path, lines }) => `${path} has ${lines} lines: take it apart`)).toEqual([])
})

test('no folder holds more than forty files', () => {
  const folders = Map.groupBy(sources, ({ path }) => dirname(path))
  const full = [...folders].filter(([, files]) => files.length > 40)
  expect(full.map(([path]) => `${path} is full: give it rooms`)).toEqual([])
})

test('a screen never asks the test tools, and the product never asks a test', () => {
  const breaches = sources
    .filter(({ path }) => !isTest(path) && !/^infra\/(?:bench|mutate)\//.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ to, isOurs }) => isOurs && isTest(to))
        .map(({ to }) => `${path} imports ${to}`),
    )
  expect(breaches).toEqual([])
})
