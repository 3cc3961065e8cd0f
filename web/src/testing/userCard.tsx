import { screen } from '@testing-library/react'
import type { User } from '../../../shared/contract/user.ts'
import type { LogRow } from '../../../shared/contract/users.ts'
import { open, signedIn } from './open.tsx'
import { anna, json, karin, serve } from './server.ts'

/** Anna as stored. */
export const stored: User = {
  ...anna,
  PersonNr: '19850709-9805',
  Tele: '070-174 06 15',
  Adress: 'Björkvägen 8',
  DaytoUpdate: '2026-11-01T08:00:00.000Z',
}

/** An entry of Anna's log. */
export const entry = (number: number): LogRow => ({
  id: `l${number}`,
  userName: 'Anna Bergström',
  message: `Händelse ${number}`,
  sdate: '2026-11-20T23:30:15.000Z',
  Firstname: 'Anna',
  Lastname: 'Bergström',
  BildUrl: '',
})

/** The answer with a page of the log. */
export const logPage = (rows: LogRow[], page = 0, hasMore = false) =>
  json({ results: { rows, page, hasMore } })

/** Karin opens Anna's card. */
export async function userCard(
  answers: Parameters<typeof serve>[0] = {},
  address = '/Userkort?userid=u1',
) {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/users/all': () => json({ results: [stored] }),
    'GET /v1/users/get': () => json({ results: stored }),
    'GET /v1/users/logg/get': () => logPage([entry(1)]),
    ...answers,
  })
  signedIn()
  const person = await open(address)
  const sent = () =>
    Promise.all(requests.filter(({ method }) => method === 'PUT').map((one) => one.clone().json()))
  return { person, requests, sent }
}

/** A field of the profile form. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
