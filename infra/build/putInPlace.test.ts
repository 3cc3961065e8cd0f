import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const tool = join(import.meta.dirname, 'putInPlace.ts')

/** Builds a folder again and again, as `npm start` does. */
const builder = (folder: string, name: string) => `
  const { mkdirSync, writeFileSync } = await import('node:fs')
  const { putInPlace } = await import(${JSON.stringify(tool)})
  for (let time = 0; time < 150; time++) {
    const written = ${JSON.stringify(`${folder}.${name}`)}
    for (const part of ['a', 'b', 'c']) {
      mkdirSync(written + '/' + part, { recursive: true })
      writeFileSync(written + '/' + part + '/index.cjs', '')
    }
    putInPlace(written, ${JSON.stringify(folder)})
  }
`

test('people who start two portals at once get both, whichever is built first', async () => {
  const home = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const ends = ['1', '2', '3'].map(async (name) => {
    const code = builder(join(home, 'local'), name)
    const child = spawn(process.execPath, ['--input-type=module', '-e', code])
    let said = ''
    child.stderr.on('data', (text) => (said += text))
    await once(child, 'close')
    return said
  })
  expect(await Promise.all(ends)).toEqual(['', '', ''])
  expect(readdirSync(home)).toEqual(['local'])
  expect(readdirSync(join(home, 'local')).toSorted()).toEqual(['a', 'b', 'c'])
}, 30_000)
