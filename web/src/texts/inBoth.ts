import type { Config } from '../../../shared/contract/config.ts'

let shown: Config['texts'] = 'klarsprak'

/** Chooses the words of the stage (`texts`), once that is known. */
export function showTexts(texts: Config['texts']): void {
  shown = texts
}

/**
 * Texts in plain Swedish and as the owner wrote them (docs/requirements.md, "Texts"). Which of them is asked when they are
 * shown, since the stage is not known yet where a file of texts is loaded.
 */
export function inBoth<T, Name extends string>(
  klarsprak: Record<Name, T>,
  specification: Record<NoInfer<Name>, NoInfer<T>>,
): Readonly<Record<Name, T>> {
  const catalogues = { klarsprak, specification }
  return new Proxy(klarsprak, { get: (_, name) => Reflect.get(catalogues[shown], name) })
}
