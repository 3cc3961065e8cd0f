import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { typed } from '../commandLine.ts'
import { build as bundle, type BuildOptions } from 'esbuild'
import { background } from '../../shared/contract/background.ts'
import { routeKeys } from '../../shared/contract/index.ts'
import { apart, buildApart } from './apart.ts'
import { putInPlace } from './putInPlace.ts'
import { shortMaps } from './shortMaps.ts'

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

const webSources = [
  'index.html',
  'public',
  'src',
  'build',
  'vite.config.ts',
  'prerender.config.ts',
].map((name) => `web/${name}`)
const isWebStale = () =>
  isStale(
    ['dist/web/index.html', 'dist/prerender/prerender.js'],
    [...webSources, 'shared', 'package-lock.json'],
  )

const lambdaSources = [
  'functions',
  'shared',
  'infra/build/build.ts',
  'infra/build/apart.ts',
  'infra/build/shortMaps.ts',
  'package-lock.json',
]
const isFunctionsStale = () =>
  isStale(
    lambdaKeys.map((key) => `dist/functions/${key}/index.js`),
    lambdaSources,
  )
const isLocalStale = () =>
  isStale(
    lambdaKeys.map((key) => `dist/local/${key}/index.cjs`),
    lambdaSources,
  )
const isTracerStale = () => isStale(['dist/tracer/tracer.cjs'], lambdaSources)

/** Builds the bundle of the browser into dist/web, and what draws its first page into dist/prerender. */
async function buildWeb(): Promise<void> {
  // Also when a test runner says otherwise: Vite would build React's slow, large half for it.
  process.env['NODE_ENV'] = 'production'
  const { build } = await import('vite')
  for (const name of ['vite', 'prerender']) {
    await build({ configFile: inRoot(`web/${name}.config.ts`), logLevel: 'warn' })
  }
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

/** How a Lambda is bundled: the form that is the fastest to load (docs/measured.md, "By npm run bench"). */
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
  plugins: [apart, shortMaps],
  logLevel: 'warning',
} satisfies BuildOptions

const entriesOf = (keys: string[]) =>
  keys.map((key) => ({
    in: inRoot(`functions/${key.replace('.', '/')}.ts`),
    out: `${key}/index`,
  }))

/** Bundles Lambdas, every one unless `keys` names them, into `<outdir>/<key>`, in one pass. */
export async function buildFunctions(
  outdir = inRoot('dist/functions'),
  keys = lambdaKeys,
): Promise<void> {
  rmSync(outdir, { recursive: true, force: true })
  // Before the bundles, whose being there says that all of a Lambda is.
  await buildApart(lambdaBundle, outdir, keys)
  await bundle({
    ...lambdaBundle,
    entryPoints: entriesOf(keys),
    outdir,
  })
}

/** Bundles every Lambda into dist/functions unless what lies there is newer than all that it is made of. */
export async function buildFunctionsIfStale(): Promise<void> {
  if (isFunctionsStale()) await buildFunctions()
}

// The large ones, so that 57 copies take little memory.
const sharedPackages = [
  '@aws-sdk/*',
  '@aws-lambda-powertools/*',
  '@anthropic-ai/sdk',
  'openai',
  'zod',
]

/**
 * Gives each Lambda a copy of its own of all our modules, for the portal on one machine: they read their environment
 * where they are loaded, and `lambdaProcess` (infra/local/gateway/lambdas.ts) shows each that of its own Lambda.
 */
async function buildLocal(outdir = inRoot('dist/local')): Promise<void> {
  // Whoever starts at the same time finds the old ones or the new ones.
  const written = `${outdir}.${process.pid}`
  await bundle({
    bundle: true,
    external: sharedPackages,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    banner: { js: 'const process = lambdaProcess(__filename);' },
    entryPoints: entriesOf(lambdaKeys),
    outExtension: { '.js': '.cjs' },
    outdir: written,
  })
  putInPlace(written, outdir)
}

/** Makes these copies unless they are newer than all that they are made of, in a process of its own. */
export function buildLocalIfStale(): void {
  if (!isLocalStale()) return
  execFileSync(process.execPath, [import.meta.filename, '--local'], { stdio: 'inherit' })
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
  const { values: only } = typed({
    options: {
      web: { type: 'boolean' },
      functions: { type: 'boolean' },
      local: { type: 'boolean' },
      stale: { type: 'boolean' },
    },
  })
  const all = !only.web && !only.functions && !only.local
  const wanted = (which: boolean | undefined, stale: () => boolean) =>
    (all || which) && (!only.stale || stale())
  await Promise.all([
    wanted(only.web, isWebStale) && buildWeb(),
    wanted(only.functions, isFunctionsStale) && buildFunctions(),
    wanted(only.functions, isTracerStale) && buildTracer(),
    wanted(only.local, isLocalStale) && buildLocal(),
  ])
}
