import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const inline = /<script>(.*?)<\/script>/gs

/** The scripts that stand in a page itself, as a content security policy allows them: by their hashes. */
export const inlineScripts = (page: string): string[] =>
  [...page.matchAll(inline)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** Those of the built page. */
export const builtScripts = (): string[] =>
  inlineScripts(readFileSync(resolve(import.meta.dirname, '../../dist/web/index.html'), 'utf8'))
