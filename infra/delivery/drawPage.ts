import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/* Draws the page of a stage, whose settings it reads as JSON, in a process of its own: see drawnPage.ts. */

const built = resolve(import.meta.dirname, '../../dist/prerender/prerender.js')
// What the screens' modules look at while they are loaded. Nothing of it does anything.
Object.assign(globalThis, { history: { state: null }, addEventListener: () => undefined })

const { draw }: { draw: (settings: unknown) => Promise<unknown> } = await import(built)
process.stdout.write(JSON.stringify(await draw(JSON.parse(await text(process.stdin)))))
