import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build as bundle, type BuildOptions } from 'esbuild'
import { background } from '../../shared/contract/background.ts'
import { routeKeys } from '../../shared/contract/index.ts'

const root = resolve(import.meta.dirname, '../..')
const inRoot = (path: string) => join(root, path)

/** When something in a folder was changed last, taken away or added, in milliseconds. */
export function newest(path: string): number {
  const found = statSync(path)
  const inside = found.isDirectory()
    ? readdirSync(path).map((name) => newest(join(path, name)))
    : []
  return Math.max(found.mtimeMs, ...inside)
}

/** Whether something that is built is missing, or older than what it is made of. */
function isStale(built: string[], sources: string[]): boolean {
  const files = built.map(inRoot)
  if (!files.every((file) => existsSync(file))) return true
  const changed = Math.max(...sources.map((path) => newest(inRoot(path))))
  return files.some((file) => statSync(file).mtimeMs <= changed)
}

const webSources = ['index.html', 'public', 'src', 'vite.config.ts'].map((name) => `web/${name}`)
const isWebStale = () =>
  isStale(['dist/web/index.html'], [...webSources, 'shared', 'package-lock.json'])

const lambdaSources = ['functions', 'shared', 'infra/build/build.ts', 'package-lock.json']
const isFunctionsStale = () =>
  isStale(
    lambdaKeys.map((key) => `dist/functions/${key}/index.js`),
    lambdaSources,
  )
const isTracerStale = () => isStale(['dist/tracer/tracer.cjs'], lambdaSources)

/** Builds the bundle of the browser into dist/web. */
async function buildWeb(): Promise<void> {
  // Also when a test runner says otherwise: Vite would build React's slow, large half for it.
  process.env['NODE_ENV'] = 'production'
  const { build } = await import('vite')
  await build({ configFile: inRoot('web/vite.config.ts'), logLevel: 'warn' })
}

/** Builds the bundle of the browser unless the built one is newer than everything that it is made of. */
export function buildWebIfStale(): void {
  if (!isWebStale()) return
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

/** Bundles every Lambda into dist/functions unless what lies there is newer than all that it is made of. */
export async function buildFunctionsIfStale(): Promise<void> {
  if (isFunctionsStale()) await buildFunctions()
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
    options: {
      web: { type: 'boolean' },
      functions: { type: 'boolean' },
      stale: { type: 'boolean' },
    },
  })
  const wanted = (asksFor: () => boolean) => !only.stale || asksFor()
  await Promise.all([
    !only.functions && wanted(isWebStale) && buildWeb(),
    !only.web && wanted(isFunctionsStale) && buildFunctions(),
    !only.web && wanted(isTracerStale) && buildTracer(),
  ])
}
