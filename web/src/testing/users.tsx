import { screen } from '@testing-library/react'
import type { UserSummary } from '../../../shared/contract/users.ts'
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

/** Karin opens the list of people. */
export async function usersPage(answers: Parameters<typeof serve>[0] = {}, address = '/users') {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/users/all': () => json({ results: people }),
    ...answers,
  })
  signedIn()
  const person = await open(address)
  await screen.findByRole('heading', { name: 'Användare', level: 1 })
  const asked = () => requests.filter(({ url }) => url.includes('/users/all'))
  return { person, requests, asked: () => asked().map(({ url }) => new URL(url).search) }
}
