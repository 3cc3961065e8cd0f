import { execFile, execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Config } from '../../shared/contract/stage/config.ts'

const drawn = z.object({ signIn: z.string(), frame: z.string(), styles: z.string() })

/** What stands in a page before any script: the sign-in page, the frame of the portal, and their styles. */
export type DrawnPage = z.infer<typeof drawn>

const known = new Map<string, DrawnPage>()

const program = resolve(import.meta.dirname, 'drawPage.ts')

/** What shows of a stage's settings, for the program. What only a deployment knows shows nowhere. */
const lookOf = ({ productName, assistantName, brand, texts, registers, outlook }: Config) =>
  JSON.stringify({
    productName,
    assistantName,
    brand,
    texts,
    registers,
    ...(outlook && { outlook: {} }),
  })

const settings = () =>
  ({ env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' }) as const

function keep(look: string, made: string): DrawnPage {
  const page = drawn.parse(JSON.parse(made))
  known.set(look, page)
  return page
}

/**
 * Draws what a stage's page shows before any script, with React, from what the build has made of the screens. In a process
 * of its own: neither the portal nor the stack should carry React for the rest of its life.
 */
export function drawnPage(config: Config): DrawnPage {
  const look = lookOf(config)
  const make = () =>
    keep(look, execFileSync(process.execPath, [program], { ...settings(), input: look }))
  return known.get(look) ?? make()
}

/** The same for whoever has something to do meanwhile. */
export async function drawPage(config: Config): Promise<DrawnPage> {
  const look = lookOf(config)
  const before = known.get(look)
  if (before) return before
  const drawing = promisify(execFile)(process.execPath, [program], settings())
  drawing.child.stdin?.end(look)
  return keep(look, (await drawing).stdout)
}
