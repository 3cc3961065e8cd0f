import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Stage } from '../../stageSettings.ts'
import { synthesiseInto } from './synthesise.ts'

const outdir = mkdtempSync(join(tmpdir(), 'stack-'))
afterAll(() => rmSync(outdir, { recursive: true, force: true }))

/** One stage of the stack, for the tests of a file (`synthesise.ts`). */
export const synthesise = (stageName: string, changes: Partial<Stage> = {}) =>
  synthesiseInto(outdir, stageName, changes)
