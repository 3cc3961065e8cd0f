import { synthesise } from '../../build/synthesise.ts'
import type { Stage } from '../../stageSettings.ts'
import { stackIn, type Synthesised } from './synthesised.ts'

/** Synthesises a stage of the stack into a folder, to ask about it. */
export function synthesiseInto(
  outdir: string,
  stageName: string,
  changes: Partial<Stage> = {},
  first = false,
): Synthesised {
  synthesise(outdir, stageName, changes, first)
  return stackIn(outdir, stageName)
}
