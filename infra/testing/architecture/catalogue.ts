import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../../shared/contract/stage/config.ts'
import { root } from './sources.ts'

/** The texts of a catalogue by their names, such as `users.ts userTexts.columns.name`. */
export type Catalogue = Map<string, string>

// What texts are filled in with: the first that fits.
const samples: unknown[] = ['x', 2, ['x']]

function filledIn(name: string, text: object): string {
  for (const sample of samples) {
    try {
      return String(Reflect.apply(Object(text), undefined, [sample, sample, sample]))
    } catch {
      // Another one may fit.
    }
  }
  throw new Error(`Nothing fits ${name}`)
}

function* textsOf(name: string, value: unknown): Generator<[string, string]> {
  if (typeof value === 'string') yield [name, value]
  else if (typeof value === 'function') yield [name, filledIn(name, value)]
  else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) yield* textsOf(`${name}.${key}`, Reflect.get(value, key))
  }
}

// By their paths: what they are typed with is the browser's.
const folder = join(root, 'web/src/texts')
const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted()

/** All texts of the screens, plain or as the owner wrote them. What a file exports as a function is no text. */
export async function textsIn(words: Config['texts']): Promise<Catalogue> {
  const { showTexts } = await import(join(folder, 'inBoth.ts'))
  showTexts(words)
  const found: Catalogue = new Map()
  for (const file of files) {
    const exported: object = await import(join(folder, file))
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== 'object') continue
      for (const [at, text] of textsOf(`${file} ${name}`, value)) found.set(at, text)
    }
  }
  return found
}
