import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { newest } from '../../build/build.ts'
import { root } from '../architecture/sources.ts'
import { stacksFolder } from './synthesised.ts'

/** What the stacks are made of. */
const sources = [
  'infra',
  'shared',
  'functions',
  'dist/functions',
  'dist/tracer',
  'dist/web',
  'dist/prerender',
]

/** Before a run: every stack that the tests ask about is synthesised, unless what lies there is newer than its sources. */
export function setup(): void {
  const there = sources.map((path) => join(root, path)).filter((path) => existsSync(path))
  if (existsSync(stacksFolder) && statSync(stacksFolder).mtimeMs > Math.max(...there.map(newest)))
    return
  // In a process of its own: nobody else needs the CDK.
  const program = resolve(import.meta.dirname, 'writeStacks.ts')
  execFileSync(process.execPath, [program], { stdio: 'inherit' })
}
