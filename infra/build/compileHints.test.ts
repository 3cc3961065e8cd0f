import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildWebIfStale } from './build.ts'

const assets = resolve(import.meta.dirname, '../../dist/web/assets')

test(
  'the files that the lobby runs before its first card are compiled before they are called, and no others',
  { timeout: 120_000 },
  () => {
    buildWebIfStale()
    const hinted = globSync('*.js', { cwd: assets })
      .filter((name) =>
        readFileSync(resolve(assets, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
      )
      .map((name) => /^\w+/.exec(name)?.[0])
    expect(new Set(hinted)).toEqual(new Set(['fields', 'frame', 'index', 'lobby', 'react']))
  },
)
