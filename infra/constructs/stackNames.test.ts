import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../testing/architecture/sources.ts'
import { type GivenNames, givenNames } from '../testing/stack/givenNames.ts'
import { type Resource, synthesised } from '../testing/stack/synthesised.ts'
import { withEverything } from '../testing/stack/variants.ts'

const prod = synthesised('prod')
const now = givenNames(synthesised('prod', withEverything), 'Portal-prod')

/** What each released version wrote down of its names, by the version. */
const released = new Map<string, GivenNames>(
  globSync(join(import.meta.dirname, 'released/*.json')).map((path) => [
    basename(path, '.json'),
    JSON.parse(readFileSync(path, 'utf8')),
  ]),
)

/** The names that a deployment of `after` over `before` makes a second time, which CloudFormation refuses. */
const madeTwice = (before: GivenNames, after: GivenNames) =>
  Object.entries(before).flatMap(([name, place]) =>
    after[name] === undefined || after[name] === place
      ? []
      : [`${name}: ${place}, now ${after[name]}`],
  )

test('each version that was released has its list of names', () => {
  const versions = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## \[(\d[\d.]*)\]/gm)
  const expected = [...versions].map(([, version = '']) => `v${version}`)
  expect([...released.keys()].toSorted()).toEqual(expected.toSorted())
})

describe.each([...released])('over a stage of %s', (version, before) => {
  test('nothing is made under a name that something else in its stack still has', () => {
    expect(Object.keys(before).length).toBeGreaterThan(40)
    expect(madeTwice(before, now)).toEqual([])
    expect(madeTwice(before, givenNames(prod, 'Portal-prod'))).toEqual([])
  })

  test('a name that had got another id, or had moved into another stack, would be seen', () => {
    const [first = '', second = ''] = Object.keys(before)
    const moved = { ...before, [first]: `${before[first]}2`, [second]: `Watch/${before[second]}` }
    expect([version, madeTwice(before, moved).length]).toEqual([version, 2])
  })
})

test('names that are given survive a move in the code: their ids do not come from where they lie', () => {
  const lasting = new Set(
    [...released.values()].flatMap((names) => Object.values(names)).map((place) => basename(place)),
  )
  const isNamed = ({ Type, Properties = {} }: Resource) =>
    ['AlarmName', 'DashboardName', 'LogGroupName', 'RoleName', 'FunctionName'].some(
      (name) => name in Properties && Type !== 'AWS::Lambda::EventInvokeConfig',
    ) || Type === 'AWS::WAFv2::WebACL'
  const named = Object.entries(prod.resources)
    .filter(([, one]) => isNamed(one) && !/Filter|Permission|Logging/.test(one.Type))
    .map(([id]) => id)
  expect(named.length).toBeGreaterThan(30)
  // The CDK ends an id of its own with eight signs of the path. Those that a version has had are held by its list.
  expect(named.filter((id) => /[\dA-F]{8}$/.test(id) && !lasting.has(id))).toEqual([])
})
