import type { ProfileChanges } from '../../shared/contract/profile.ts'
import type { StoredUser } from '../stores/people/users.ts'

const differs = (before: StoredUser, field: string, value: unknown): boolean =>
  field === 'Password'
    ? value !== ''
    : value !== (Object.entries(before).find(([name]) => name === field)?.[1] ?? null)

/** What of the given fields is not as it was; a password always counts, an empty one never. */
export const changesTo = (before: StoredUser, given: ProfileChanges): ProfileChanges =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && differs(before, field, value),
    ),
  )

const words: Record<keyof ProfileChanges, string> = {
  Firstname: 'förnamn',
  Lastname: 'efternamn',
  Email: 'e-post',
  PersonNr: 'personnummer',
  Tele: 'telefon',
  Tele2: 'annan telefon',
  Adress: 'adress',
  postnr: 'postnummer',
  Ort: 'ort',
  Password: 'lösenord',
  Role: 'roll',
  InAktiv: 'status',
  Sallary: 'lön',
}

/**
 * What the log says of a change: whose, and which fields, but not their values. `pending` is the address that waits from now
 * on, empty for none any more: it is no change before its code is back.
 */
export function messageOf(
  caller: { id: string },
  { id, whom }: { id: string; whom: string },
  changes: ProfileChanges,
  pending?: string,
): string {
  const asks = pending !== undefined && pending !== ''
  const isEmpty = Object.keys(changes).length === 0
  if (isEmpty && asks) return 'Bad om att byta sin e-postadress'
  const of = id === caller.id ? 'sina uppgifter' : whom
  // Nothing of the profile itself: an address that waited is taken back.
  if (isEmpty) {
    return `Avbröt bytet av ${id === caller.id ? 'sin e-postadress' : `e-postadress för ${whom}`}`
  }
  if (Object.keys(changes).join() === 'InAktiv') {
    return `${changes.InAktiv ? 'Inaktiverade' : 'Aktiverade'} ${of}`
  }
  const fields = Object.entries(words).filter(([field]) => field in changes)
  const asked = asks ? ', och bad om att byta sin e-postadress' : ''
  return `Ändrade ${of}: ${fields.map(([, word]) => word).join(', ')}${asked}`
}

const roleNames = ['Administratör', 'Användare'] as const

/** What its owner is told of a change that somebody else made; nothing of what they may not see themselves. */
export function messageToOwner({ Role, ...changes }: ProfileChanges): string | undefined {
  const messages = [
    ...(Role === undefined ? [] : [`gav dig rollen ${roleNames[Role] ?? Role}`]),
    ...(changes.InAktiv === undefined
      ? []
      : [changes.InAktiv ? 'inaktiverade ditt konto' : 'aktiverade ditt konto']),
  ]
  const fields = Object.entries(words).filter(
    ([field]) => field !== 'InAktiv' && field !== 'Sallary' && field in changes,
  )
  if (fields.length > 0) {
    messages.push(`ändrade dina uppgifter: ${fields.map(([, word]) => word).join(', ')}`)
  }
  if (messages.length === 0) return undefined
  const sentence = messages.join(' och ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
