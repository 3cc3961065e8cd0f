import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildWhatIsMissing } from '../../build/synthesise.ts'
import { givenNames } from './givenNames.ts'
import { synthesiseInto } from './synthesise.ts'
import { withEverything } from './variants.ts'

// Writes down which names the resources of a version bear that is about to be released (CONTRIBUTING.md, "Release a version").

const [, , version = ''] = process.argv
if (!/^v\d+\.\d+\.\d+$/.test(version)) throw new Error('Which version? Such as v0.2.0')
const outdir = mkdtempSync(join(tmpdir(), 'names-'))
try {
  await buildWhatIsMissing()
  const names = givenNames(synthesiseInto(outdir, 'prod', withEverything), 'Portal-prod')
  const file = resolve(import.meta.dirname, `../../constructs/released/${version}.json`)
  writeFileSync(file, `${JSON.stringify(names, null, 2)}\n`)
} finally {
  rmSync(outdir, { recursive: true, force: true })
}
