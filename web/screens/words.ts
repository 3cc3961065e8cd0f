import { textsIn } from '../../infra/testing/architecture/catalogue.ts'

/** The owner's words for a text in plain Swedish, which may be called otherwise from one place to the next. */
const specified = new Map<string, Set<string>>()

/** From here on the screens show the words of the owner's description, where it gave some. */
export async function learnWords(): Promise<void> {
  const owners = await textsIn('specification')
  for (const [name, text] of await textsIn('klarsprak')) {
    const known = specified.get(text) ?? new Set([text])
    specified.set(text, known.add(owners.get(name) ?? text))
  }
}

/** What a text in plain Swedish may be called on the screens that are visited. */
export function word(text: string | RegExp): string | RegExp {
  const known = typeof text === 'string' ? specified.get(text) : undefined
  if (!known || known.size === 1) return text
  const signs = /[.*+?^${}()|[\]\\]/g
  return new RegExp(`^(${[...known].map((one) => one.replaceAll(signs, '\\$&')).join('|')})$`)
}
