import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Config } from '../../shared/contract/config.ts'

const drawn = z.object({ signIn: z.string(), frame: z.string(), styles: z.string() })

/** What stands in a page before any script: the sign-in page, the frame of the portal, and their styles. */
export type DrawnPage = z.infer<typeof drawn>

const known = new Map<string, DrawnPage>()

/**
 * Draws what a stage's page shows before any script, with React, from what the build has made of the screens. In a process
 * of its own: neither the portal nor the stack should carry React for the rest of its life.
 */
export function drawnPage({
  productName,
  assistantName,
  brand,
  texts,
  registers,
  outlook,
}: Config): DrawnPage {
  // What only a deployment knows shows nowhere on it.
  const look = JSON.stringify({
    productName,
    assistantName,
    brand,
    texts,
    registers,
    ...(outlook && { outlook: {} }),
  })
  const before = known.get(look)
  if (before) return before
  const program = resolve(import.meta.dirname, 'drawPage.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  const made = execFileSync(process.execPath, [program], { input: look, env, encoding: 'utf8' })
  const page = drawn.parse(JSON.parse(made))
  known.set(look, page)
  return page
}
