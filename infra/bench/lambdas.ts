import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { background, type BackgroundLambda } from '../../shared/contract/background.ts'
import { contract } from '../../shared/contract/index.ts'
import type { Route } from '../../shared/contract/route.ts'
import { buildFunctionsIfStale, lambdaBundle, lambdaKeys } from '../build/build.ts'
import { localEnvironment, localIdentity, localValues } from '../local/environment.ts'
import { stageNamed } from '../stages.ts'
import { type Line, median } from './line.ts'

const rounds = 7
/** How many Lambdas are loaded between two loads of the bare one. */
const between = 5
const bareKey = 'bare: middy + lib-dynamodb'

/** What every import time is compared with. */
const bare = `
  import middy from '@middy/core'
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
  import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
  const table = DynamoDBDocumentClient.from(new DynamoDBClient())
  export const handler = middy(() => table.send(new GetCommand({ TableName: 't', Key: { pk: 'a' } })))`

const permissions = new Map(
  [...Object.entries<Route>(contract), ...Object.entries<BackgroundLambda>(background)].map(
    ([key, declared]) => [key, declared.permissions],
  ),
)

/** Whether a Lambda needs the table and nothing else. */
const isTableOnly = (key: string) =>
  (permissions.get(key) ?? []).every((need) => need.startsWith('table:'))

/** Every Lambda bundled as deployed, and the bare one, in a folder of their own. */
export async function bundles() {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'))
  await buildFunctionsIfStale()
  // Below the repository Node would take them for ES modules.
  cpSync(resolve(import.meta.dirname, '../../dist/functions'), folder, { recursive: true })
  await build({
    ...lambdaBundle,
    // As its packages come.
    alias: {},
    plugins: [],
    stdin: { contents: bare, resolveDir: import.meta.dirname },
    outfile: join(folder, bareKey, 'index.js'),
  })
  return {
    fileOf: (key: string) => join(folder, key, 'index.js'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  }
}

export type Bundles = Awaited<ReturnType<typeof bundles>>

/** Bytes of each Lambda, minified and in gzip -9. Exact. */
export function bytes({ fileOf }: Bundles): Line[] {
  return [bareKey, ...lambdaKeys].flatMap((key) => {
    const code = readFileSync(fileOf(key))
    const goal = key !== bareKey && isTableOnly(key) ? 145 : undefined
    return [
      { what: `${key}, minified`, figure: code.length / 1024, unit: 'KB' },
      {
        what: `${key}, gzip`,
        figure: gzipSync(code, { level: 9 }).length / 1024,
        unit: 'KB',
        goal,
      },
    ]
  })
}

const program = `
  globalThis.awslambda = { streamifyResponse: (handler) => handler }
  const started = performance.now()
  require(process.argv[1])
  console.log(performance.now() - started)`

/** Milliseconds that a fresh process takes to load a bundle. */
async function importTime(file: string): Promise<number> {
  const stage = stageNamed('local')
  const pool = { poolId: 'eu-north-1_Bench', clientId: 'bench' }
  const values = localValues(stage, 'http://127.0.0.1:9', pool)
  const env = { ...localIdentity(stage), ...localEnvironment(values) }
  const args = ['--enable-source-maps', '-e', program, file]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return Number(stdout)
}

/**
 * Import times as ratios to the bare Lambda, each the median of some rounds through all of them: while a machine is slow, it is
 * so for the bare one as well.
 */
export async function importTimes({ fileOf }: Bundles): Promise<Line[]> {
  const times = new Map<string, number[]>([bareKey, ...lambdaKeys].map((key) => [key, []]))
  const load = async (key: string) => times.get(key)?.push(await importTime(fileOf(key)))
  for (let round = 0; round < rounds; round++) {
    for (const [at, key] of lambdaKeys.entries()) {
      if (at % between === 0) await load(bareKey)
      await load(key)
    }
  }
  const timeOf = (key: string) => median(times.get(key) ?? [])
  const bareTime = timeOf(bareKey)
  const lines = lambdaKeys.map((key) => {
    const goal = isTableOnly(key) ? 1.3 : 2
    return { what: key, figure: timeOf(key) / bareTime, unit: 'x', goal }
  })
  return [{ what: bareKey, figure: bareTime, unit: 'ms' }, ...lines]
}
