import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials } from '../../build/sbom.ts'
import { root } from './sources.ts'

type Entry = {
  resolved?: string
  integrity?: string
  inBundle?: boolean
  link?: boolean
  hasInstallScript?: boolean
}

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const lock: { packages: Record<string, Entry> } = JSON.parse(read('package-lock.json'))
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')

test('every package comes from the one registry that npm is set to, as what was once looked at', () => {
  expect(installed.length).toBeGreaterThan(500)
  const elsewhere = installed.filter(
    ([, { resolved = 'https://registry.npmjs.org/', link = false }]) =>
      link || !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
  // What lies within another package is covered by that one's.
  const unchecked = installed.filter(
    ([, { integrity = '', inBundle = false }]) => !inBundle && !integrity.startsWith('sha512-'),
  )
  expect(unchecked.map(([path]) => path)).toEqual([])
})

test('no package runs anything when it is installed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
  // esbuild's script only saves a few milliseconds at each start.
  const wanting = installed.filter(([, { hasInstallScript = false }]) => hasInstallScript)
  expect(wanting.map(([path]) => path)).toEqual(['node_modules/esbuild'])
})

test('the bill of materials names every package that the portal is made of, with its version', () => {
  const { dependencies } = JSON.parse(read('package.json'))
  const { bomFormat, components } = JSON.parse(billOfMaterials())
  expect(bomFormat).toBe('CycloneDX')
  const named = components.map((one: any) => `${one.name}@${one.version}`)
  const wanted = Object.entries<string>(dependencies).map(([name, version]) => `${name}@${version}`)
  expect(named).toEqual(expect.arrayContaining(wanted))
  // Tools are no part of it.
  expect(named.join()).not.toMatch(/\b(lighthouse|vitest|oxlint)@/)
})
