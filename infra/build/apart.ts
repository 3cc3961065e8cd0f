import { join } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { background } from '../../shared/contract/background.ts'
import { contract } from '../../shared/contract/index.ts'
import type { Rights } from '../../shared/contract/route.ts'

const sdk = '@aws-sdk/client-bedrock-runtime'
const file = 'bedrock.js'

/**
 * Leaves the SDK of Amazon Bedrock out of a bundle, which finds it in a file beside it when it is first asked for. In the
 * bundle it would make every cold start slower, since it shares most of its code with the table's SDK.
 */
export const apart: Plugin = {
  name: 'apart',
  setup(bundling) {
    bundling.onResolve({ filter: new RegExp(`^${sdk}$`) }, () => ({
      path: `./${file}`,
      external: true,
    }))
  },
}

const asksBedrock = ({ permissions }: Rights) =>
  permissions.includes('bedrock:InvokeModelWithResponseStream')

/** Writes that file beside the bundle of each of these Lambdas that may ask Amazon Bedrock. */
export async function buildApart(
  how: BuildOptions,
  outdir: string,
  keys: readonly string[],
): Promise<void> {
  const asking = Object.entries<Rights>({ ...contract, ...background })
    .filter(([key, rights]) => keys.includes(key) && asksBedrock(rights))
    .map(([key]) => key)
  await Promise.all(
    asking.map((key) =>
      build({
        ...how,
        plugins: [],
        sourcemap: false,
        stdin: {
          contents: `export { BedrockRuntimeClient, ConverseStreamCommand } from '${sdk}'`,
          resolveDir: import.meta.dirname,
        },
        outfile: join(outdir, key, file),
      }),
    ),
  )
}
