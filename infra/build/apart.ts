import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { background } from '../../shared/contract/background.ts'
import { contract } from '../../shared/contract/index.ts'
import type { Rights } from '../../shared/contract/route.ts'

const errors = ['APIConnectionError', 'APIConnectionTimeoutError', 'APIError', 'APIUserAbortError']

/** The SDKs of the providers, each with the file that it gets beside a bundle and what of it is used. */
const sdks: Record<string, { file: string; used: string[] }> = {
  openai: { file: 'openai.js', used: ['OpenAI', ...errors] },
  '@anthropic-ai/sdk': { file: 'anthropic.js', used: ['Anthropic', ...errors] },
  '@aws-sdk/client-bedrock-runtime': {
    file: 'bedrock.js',
    used: ['BedrockRuntimeClient', 'ConverseStreamCommand'],
  },
}

/**
 * Leaves the SDKs of the providers out of a bundle, which finds each in a file beside it when it is first asked for. In
 * the bundle they would make every cold start slower: read whole, though one is used at most.
 */
export const apart: Plugin = {
  name: 'apart',
  setup(bundling) {
    bundling.onResolve(
      { filter: new RegExp(`^(${Object.keys(sdks).join('|')})$`) },
      ({ path }) => ({
        path: `./${sdks[path]?.file}`,
        external: true,
      }),
    )
  },
}

const asksProviders = ({ permissions }: Rights) =>
  permissions.includes('bedrock:InvokeModelWithResponseStream')

/** What a Lambda loads of an SDK, bundled. */
async function bundled(how: BuildOptions, sdk: string, used: string[]): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...how,
    plugins: [],
    sourcemap: false,
    stdin: {
      contents: `export { ${used.join(', ')} } from '${sdk}'`,
      resolveDir: import.meta.dirname,
    },
    write: false,
  })
  return Buffer.concat(outputFiles.map(({ contents }) => contents))
}

/** Writes these files beside the bundle of each of these Lambdas that may ask a provider. */
export async function buildApart(
  how: BuildOptions,
  outdir: string,
  keys: readonly string[],
): Promise<void> {
  const asking = Object.entries<Rights>({ ...contract, ...background })
    .filter(([key, rights]) => keys.includes(key) && asksProviders(rights))
    .map(([key]) => join(outdir, key))
  if (asking.length === 0) return
  for (const folder of asking) mkdirSync(folder, { recursive: true })
  await Promise.all(
    Object.entries(sdks).map(async ([sdk, { file, used }]) => {
      const code = await bundled(how, sdk, used)
      for (const folder of asking) writeFileSync(join(folder, file), code)
    }),
  )
}
