import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { App, AssetStaging } from 'aws-cdk-lib'
import { buildFunctions, buildTracer, buildWebIfStale, lambdaKeys } from '../../build/build.ts'
import { PortalStack } from '../../portalStack.ts'
import type { Stage } from '../../stageSettings.ts'
import { stageNamed } from '../../stages.ts'
import { root } from '../architecture/sources.ts'
import { stackIn, type Synthesised } from './synthesised.ts'

/** What the stack is made of: `npm test` has built it, a single test file may have to. */
export async function buildWhatIsMissing(): Promise<void> {
  const bundles = lambdaKeys.map((key) => join(root, `dist/functions/${key}/index.js`))
  if (!bundles.every((file) => existsSync(file))) await buildFunctions()
  if (!existsSync(join(root, 'dist/tracer'))) await buildTracer()
  if (!existsSync(join(root, 'dist/web/index.html'))) buildWebIfStale()
}

/** Synthesises a stage of the stack, with changed settings if need be, in this process into a folder. */
export function synthesiseInto(
  outdir: string,
  stageName: string,
  changes: Partial<Stage> = {},
  first = false,
): Synthesised {
  const stage = { ...stageNamed(stageName), ...changes }
  // What one stack has copied into its folder lies not in the next one's.
  AssetStaging.clearAssetHashCache()
  const app = new App({ outdir, builtinCloudFormationValidation: false })
  new PortalStack(app, `Portal-${stageName}`, { stage, first, env: { region: stage.region } })
  app.synth()
  return stackIn(outdir, stageName)
}
