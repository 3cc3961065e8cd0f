import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Synthesised } from './synthesised.ts'

/**
 * The text of a file that only one part of the bundle brings, as the stack deploys it. What is known only then is
 * `known-when-deployed`.
 */
export function deployedFile({ outdir }: Synthesised, name: string): string {
  const files = readdirSync(outdir).map((part) => join(outdir, part, name))
  const [file, ...more] = files.filter((path) => existsSync(path))
  if (file === undefined || more.length > 0)
    throw new Error(`${more.length + 1} parts bring ${name}`)
  return readFileSync(file, 'utf8').replaceAll(/<<marker:[^>]+>>/g, 'known-when-deployed')
}

/** The settings that stand in the page that a stack deploys. */
export function deployedSettings(stack: Synthesised) {
  const page = deployedFile(stack, 'index.html')
  const [, json = ''] =
    /<script type="application\/json" id="config">(.*?)<\/script>/.exec(page) ?? []
  return JSON.parse(json)
}
