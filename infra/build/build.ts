import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build as bundle, type BuildOptions } from 'esbuild'
import { background } from '../../shared/contract/background.ts'
import { routeKeys } from '../../shared/contract/index.ts'

const root = resolve(import.meta.dirname, '../..')
const inRoot = (path: string) => join(root, path)

/** When the newest file of a folder was changed, in milliseconds. */
export const newest = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs

/** Builds the bundle of the browser into dist/web. */
async function buildWeb(): Promise<void> {
  // Also when a test runner says otherwise: Vite would build React's slow, large half for it.
  process.env['NODE_ENV'] = 'production'
  const { build } = await import('vite')
  await build({ configFile: inRoot('web/vite.config.ts'), logLevel: 'warn' })
}

/** Builds the bundle of the browser unless the built one is newer than everything that it is made of. */
export function buildWebIfStale(): void {
  const built = inRoot('dist/web/index.html')
  const sources = ['web', 'shared', 'package-lock.json'].map((path) => newest(inRoot(path)))
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources)) return
  process.stdout.write('Building the portal …\n')
  // In a process of its own: the portal should not carry the bundler's memory for the rest of its life.
  execFileSync(process.execPath, [import.meta.filename, '--web'], { stdio: 'inherit' })
}

/** All Lambdas, by their keys. */
export const lambdaKeys: string[] = [...routeKeys, ...Object.keys(background)]

/** How a Lambda is bundled: the form that is the fastest to load (README, Measured). */
export const lambdaBundle = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  sourcemap: 'linked',
  sourcesContent: false,
  alias: { '@aws-sdk/credential-provider-node': inRoot('functions/runtime/credentials.ts') },
  logLevel: 'warning',
} satisfies BuildOptions

/** Bundles Lambdas, every one unless `keys` names them, into `<outdir>/<key>`, in one pass. */
export async function buildFunctions(
  outdir = inRoot('dist/functions'),
  keys = lambdaKeys,
): Promise<void> {
  rmSync(outdir, { recursive: true, force: true })
  await bundle({
    ...lambdaBundle,
    entryPoints: keys.map((key) => ({
      in: inRoot(`functions/${key.replace('.', '/')}.ts`),
      out: `${key}/index`,
    })),
    outdir,
  })
}

/** Bundles the tracer, the layer of all Lambdas, into `<outdir>/tracer.cjs`. */
export async function buildTracer(outdir = inRoot('dist/tracer')): Promise<void> {
  rmSync(outdir, { recursive: true, force: true })
  await bundle({
    ...lambdaBundle,
    entryPoints: [inRoot('functions/runtime/tracer.ts')],
    outfile: join(outdir, 'tracer.cjs'),
  })
}

if (import.meta.main) {
  const { values: only } = parseArgs({
    options: { web: { type: 'boolean' }, functions: { type: 'boolean' } },
  })
  await Promise.all([
    only.functions ? undefined : buildWeb(),
    only.web ? undefined : buildFunctions(),
    only.web ? undefined : buildTracer(),
  ])
}
