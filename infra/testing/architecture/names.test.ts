import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sources } from './sources.ts'

const screens = sources.filter(
  ({ path }) =>
    path.startsWith('web/src/') && !path.includes('.test.') && !path.startsWith('web/src/testing/'),
)

/** What a file exports that is a component or a hook, by their names. */
const partsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:default )?(?:function|const|class) ((?:use)?[A-Z]\w*)/gm)].flatMap(
    ([, name = '']) => name,
  )

describe('the components and hooks of the screens', () => {
  test('are read from their files', () => {
    const named = (name: string) =>
      screens.some(({ path, text }) => path.includes(`/${name}.ts`) && partsOf(text).includes(name))
    expect(['Dialog', 'useForm', 'DashboardPage'].filter((name) => !named(name))).toEqual([])
  })

  test('have a name each that no other has', () => {
    const homes = Map.groupBy(
      screens.flatMap(({ path, text }) => partsOf(text).map((name) => ({ name, path }))),
      ({ name }) => name,
    )
    const shared = [...homes].filter(([, all]) => all.length > 1)
    expect(shared.map(([name, all]) => [name, ...all.map(({ path }) => path)])).toEqual([])
  })

  test('are found by their files: a hook’s file bears its name', () => {
    const others = screens
      .map(({ path, text }) => ({ path, text, name: basename(path).replace(/\.tsx?$/, '') }))
      .filter(({ name }) => /^use[A-Z]/.test(name))
      .filter(({ name, text }) => !partsOf(text).includes(name))
    expect(others.map(({ path }) => path)).toEqual([])
  })
})
