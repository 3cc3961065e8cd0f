import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const starting = (after: string) => `
  import { mkdtempSync, writeFileSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import { join } from 'node:path'
  const { inOwnFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'ownFolder.ts'))})
  inOwnFolder()
  const folder = mkdtempSync(join(tmpdir(), 'left-'))
  writeFileSync(join(folder, 'file'), 'Left')
  console.log(folder)
  ${after}`

test.each([
  ['comes to its end', ''],
  ['is ended', 'process.exit()'],
])('what tests leave in the folder for temporary files goes with the run that %s', (_, after) => {
  const args = ['--input-type=module', '-e', starting(after)]
  const folder = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()
  expect(folder).toMatch(/portal-tests-\w+\/left-\w+$/)
  expect(existsSync(folder)).toBe(false)
})
