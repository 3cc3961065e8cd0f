import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { App, AssetStaging } from 'aws-cdk-lib'
import { PortalStack } from '../portalStack.ts'
import type { Stage } from '../stageSettings.ts'
import { stageNamed } from '../stages.ts'
import { buildFunctions, buildTracer, buildWebIfStale, lambdaKeys } from './build.ts'

const dist = resolve(import.meta.dirname, '../../dist')

/** What the stack is made of: whoever has only just cloned has not built it. */
export async function buildWhatIsMissing(): Promise<void> {
  const bundles = lambdaKeys.map((key) => join(dist, `functions/${key}/index.js`))
  if (!bundles.every((file) => existsSync(file))) await buildFunctions()
  if (!existsSync(join(dist, 'tracer'))) await buildTracer()
  if (!existsSync(join(dist, 'web/index.html')) || !existsSync(join(dist, 'prerender')))
    buildWebIfStale()
}

/**
 * Synthesises a stage of the stack, with changed settings if need be, in this process into a folder; `first` as in the stack's
 * first deployment.
 */
export function synthesise(
  outdir: string,
  stageName: string,
  changes: Partial<Stage> = {},
  first = false,
): void {
  const stage = { ...stageNamed(stageName), ...changes }
  // What one stack has copied into its folder lies not in the next one's.
  AssetStaging.clearAssetHashCache()
  const app = new App({ outdir, builtinCloudFormationValidation: false })
  new PortalStack(app, `Portal-${stageName}`, { stage, first, env: { region: stage.region } })
  app.synth()
}
