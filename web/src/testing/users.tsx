import { screen, within } from '@testing-library/react'
import type { UserSummary } from '../../../shared/contract/users.ts'
import { lastPage } from '../../../shared/contract/http/lastPage.ts'
import { open, signedIn } from './open.tsx'
import { json, karin, serve } from './server.ts'

/** A person as the list shows them. */
export const userSummary = (
  id: string,
  name: string,
  more: Partial<UserSummary> = {},
): UserSummary => {
  const [Firstname = '', Lastname = ''] = name.split(' ')
  const blank = { Role: 1, BildUrl: '', Lastlogin: null, InAktiv: false }
  return { ...blank, id, Firstname, Lastname, Email: `${id}@example.se`, ...more }
}

/** The people of the list, in Swedish order; Karin is the one who looks at it. */
export const people = [
  userSummary('u1', 'Anna Bergström', { Lastlogin: '2026-11-20T23:30:00.000Z' }),
  userSummary('u3', 'Erik Öberg', { InAktiv: true, Email: 'aron@example.se' }),
  userSummary('u2', 'Karin Lindqvist', { Role: 0, Lastlogin: '2026-01-05T08:00:00.000Z' }),
  userSummary('u4', 'Åke Zetterlund'),
]

const textBy: Record<string, (user: UserSummary) => string> = {
  name: ({ Firstname, Lastname }) => `${Firstname} ${Lastname}`,
  lastname: ({ Lastname }) => Lastname,
  email: ({ Email }) => Email,
  lastLogin: ({ Lastlogin }) => Lastlogin ?? '',
}

/** The page of people that a call asks for, as the server gives it of a short list. */
export function pageOfUsers(url: string, all: UserSummary[]) {
  const asked = new URL(url).searchParams
  const [size, sorted] = [Number(asked.get('size')), asked.get('sort') ?? 'name']
  const last = Math.max(0, Math.ceil(all.length / size) - 1) * size
  const cursor = asked.get('cursor') ?? ''
  const from = cursor === lastPage ? last : Number(cursor)
  const textOf = textBy[sorted.replace('-', '')] ?? String
  const inOrder = all.toSorted((a, b) => textOf(a).localeCompare(textOf(b), 'sv'))
  const rows = sorted.startsWith('-') ? inOrder.toReversed() : inOrder
  return json({
    results: rows.slice(from, from + size),
    page: {
      total: all.length,
      ...(from > 0 && { previous: String(Math.max(0, from - size)) }),
      ...(from + size < all.length && { next: String(from + size) }),
      sorts: Object.keys(textBy),
      sorted,
    },
  })
}

/** Karin opens the list of people. */
export async function usersPage(answers: Parameters<typeof serve>[0] = {}, address = '/users') {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/users/all': ({ url }) => pageOfUsers(url, people),
    ...answers,
  })
  signedIn()
  const person = await open(address)
  await screen.findByRole('heading', { name: 'Användare', level: 1 })
  const asked = () => requests.filter(({ url }) => url.includes('/users/all'))
  return { person, requests, asked: () => asked().map(({ url }) => new URL(url).search) }
}

/** Opens the dialog for a new person. */
export async function addingUser(answers: Parameters<typeof usersPage>[0] = {}) {
  const { person, requests } = await usersPage(answers)
  await screen.findByRole('link', { name: 'Anna Bergström' })
  const button = screen.getByRole('button', { name: 'Ny användare' })
  await person.click(button)
  const dialog = within(screen.getByRole('dialog', { name: 'Ny användare' }))
  const added = () => requests.filter(({ url }) => url.endsWith('/users/add'))
  return { person, dialog, button, added }
}
