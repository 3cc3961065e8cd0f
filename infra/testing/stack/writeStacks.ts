import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildWhatIsMissing } from '../../build/synthesise.ts'
import { synthesiseInto } from './synthesise.ts'
import { stacksFolder } from './synthesised.ts'
import { nameOf, variants } from './variants.ts'

// Synthesises every stack that the tests ask about.

const written = `${stacksFolder}.${process.pid}`
await buildWhatIsMissing()
mkdirSync(dirname(written), { recursive: true })
try {
  for (const [stageName, changes] of variants)
    synthesiseInto(join(written, nameOf(stageName, changes)), stageName, changes)
  synthesiseInto(join(written, 'prod-first'), 'prod', {}, true)
  rmSync(stacksFolder, { recursive: true, force: true })
  renameSync(written, stacksFolder)
} finally {
  rmSync(written, { recursive: true, force: true })
}
