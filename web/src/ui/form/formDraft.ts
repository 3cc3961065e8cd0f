/** What somebody has typed into the fields of a form, and what stood there when they began. */
export type Draft<Name extends string> = Partial<Record<Name, { text: string; over: string }>>

/** A text for each field. */
export type Texts<Name extends string> = Record<Name, string>

/** The fields of a form, in their order. */
export const namesOf = <Name extends string>(labels: Record<Name, unknown>): Name[] =>
  Object.keys(labels).filter((name): name is Name => name in labels)

/** Notes what is typed into a field. Whatever is stored there is no change. */
export function typeInto<Name extends string>(
  draft: Draft<Name>,
  stored: Texts<Name>,
  name: Name,
  text: string,
): Draft<Name> {
  const over = draft[name]?.over ?? stored[name]
  return { ...draft, [name]: text === stored[name] ? undefined : { text, over } }
}

/** The fields that differ from what is stored, with their new texts. Not checked yet. */
export function changesIn<Name extends string>(
  draft: Draft<Name>,
  stored: Texts<Name>,
  names: readonly Name[],
): Partial<Texts<Name>> {
  const changes: Partial<Texts<Name>> = {}
  for (const name of names) {
    const text = draft[name]?.text
    if (text !== undefined && text !== stored[name]) changes[name] = text
  }
  return changes
}

/** The fields that somebody else has changed since one began to type into them. */
export const conflictsIn = <Name extends string>(
  draft: Draft<Name>,
  stored: Texts<Name>,
  names: readonly Name[],
): Name[] =>
  names.filter((name) => {
    const mine = draft[name]
    return mine !== undefined && mine.over !== stored[name] && mine.text !== stored[name]
  })

/** What is left of a draft once these texts are saved: what was typed while they were on their way. */
export function unsavedIn<Name extends string>(
  draft: Draft<Name>,
  saved: Texts<Name>,
  names: readonly Name[],
): Draft<Name> {
  const left: Draft<Name> = {}
  for (const name of names) {
    const mine = draft[name]
    if (mine && mine.text !== saved[name]) left[name] = { text: mine.text, over: saved[name] }
  }
  return left
}
