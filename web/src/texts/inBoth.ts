import type { Config } from '../../../shared/contract/stage/config.ts'

// The stage's settings stand in the page: a text that is read while a file is loaded is the stage's, too.
const page = typeof document === 'undefined' ? null : document.getElementById('config')
let shown: Config['texts'] = /"texts":\s*"specification"/.test(page?.textContent ?? '')
  ? 'specification'
  : 'klarsprak'

/** Chooses the words of the stage (`texts`), once that is known. */
export function showTexts(texts: Config['texts']): void {
  shown = texts
}

type Words = string | number | readonly unknown[] | ((...given: never[]) => string)

/** Other words for some of the texts, whatever kind of texts they are. */
type Instead<T> = {
  readonly [Name in keyof T]?: T[Name] extends Words | undefined ? T[Name] : Instead<T[Name]>
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function replaced(texts: object, instead: object): object {
  const words = Object.entries(instead).map(([name, own]: [string, unknown]) => {
    const before: unknown = Reflect.get(texts, name)
    return [name, isGroup(before) && isGroup(own) ? replaced(before, own) : own]
  })
  return { ...texts, ...Object.fromEntries(words) }
}

/**
 * Texts in plain Swedish, and those of them that the owner wrote otherwise (docs/requirements.md, "Texts"). Which are meant
 * is asked each time that one is read.
 */
export function inBoth<T extends object>(klarsprak: T, instead: Instead<NoInfer<T>>): Readonly<T> {
  const catalogues = { klarsprak, specification: replaced(klarsprak, instead) }
  return new Proxy(klarsprak, { get: (_, name) => Reflect.get(catalogues[shown], name) })
}
