import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { anna, json, karin, refusal, serve } from '../../testing/server.ts'
import { stageWith } from '../../testing/settings.ts'

const close = 'PUT /v1/user/tour/close'
const welcome = 'Välkommen till Portalen!'

beforeEach(() => stageWith({ tour: true }))

/** Somebody who is here for the first time opens a page. */
async function firstVisit(answers: Parameters<typeof serve>[0] = {}, address = '/Nyheter') {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: { ...anna, Tour: true } }),
    'GET /v1/Nyhet/all': () => json({ results: [] }),
    'GET /v1/Nyhet/get': () => refusal(404, 'Borta.', 'not_found'),
    [close]: () => json({ results: true }),
    ...answers,
  })
  signedIn()
  const person = await open(address)
  await screen.findByRole('heading', { level: 1, hidden: true })
  const closings = () => requests.filter(({ url }) => url.endsWith('/user/tour/close')).length
  return { person, closings }
}

test('the tour has two steps, and closing it is remembered', async () => {
  const { person, closings } = await firstVisit()
  const step = await screen.findByRole('dialog', { name: welcome })
  expect(step.textContent).toContain('får ett svar av Saga')
  expect(step.textContent).toContain('1 av 2')
  await person.click(screen.getByRole('button', { name: 'Nästa' }))
  await screen.findByRole('dialog', { name: 'Notiser och ditt konto' })
  await person.click(screen.getByRole('button', { name: 'Klart' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(closings()).toBe(1)
  // The page can be used again.
  expect(screen.getByRole('heading', { name: 'Nyheter' })).toBeDefined()
})

test('administrators are told what they have', async () => {
  await firstVisit({ 'POST /v1/auth/me': () => json({ user: { ...karin, Tour: true } }) })
  const step = await screen.findByRole('dialog', { name: welcome })
  expect(step.textContent).toContain('I menyn finns Frågor, Användare, Rum')
})

test('the button in its corner closes it', async () => {
  const { person, closings } = await firstVisit()
  await screen.findByRole('dialog', { name: welcome })
  await person.click(screen.getByRole('button', { name: 'Stäng rundturen' }))
  await waitFor(() => expect(closings()).toBe(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the page behind it can be used: a press there closes it, and does what it does', async () => {
  const { person, closings } = await firstVisit()
  await screen.findByRole('dialog', { name: welcome })
  const field = screen.getByRole('searchbox', { name: 'Sök nyheter' })
  expect(field.closest('[inert]')).toBeNull()
  await person.click(field)
  await person.keyboard('resor')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field).toHaveProperty('value', 'resor')
  expect(closings()).toBe(1)
})

test('when closing cannot be noted nobody is bothered, and it is tried again at the next start', async () => {
  const first = await firstVisit({ [close]: () => refusal(500, 'Nej.') })
  await screen.findByRole('dialog', { name: welcome })
  await first.person.click(screen.getByRole('button', { name: 'Stäng rundturen' }))
  await waitFor(() => expect(first.closings()).toBe(1))
  expect(screen.queryByText('Nej.')).toBeNull()

  cleanup()
  const second = await firstVisit()
  await waitFor(() => expect(second.closings()).toBe(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(localStorage.getItem('portal.tourClosed')).toBeNull())
})

test('it waits until a dialog with an address of its own is closed', async () => {
  const { person } = await firstVisit(
    { 'POST /v1/auth/me': () => json({ user: { ...karin, Tour: true } }) },
    '/Nyheter/ny',
  )
  await screen.findByRole('dialog', { name: 'Ny nyhet' })
  expect(screen.queryByRole('dialog', { name: welcome })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Avbryt' }))
  expect(await screen.findByRole('dialog', { name: welcome })).toBeDefined()
})

test.each([
  ['whoever has closed it', { tour: true }, anna],
  ['anybody where the stage has none', { tour: false }, { ...anna, Tour: true }],
])('it is not shown to %s', async (_, stage, user) => {
  stageWith(stage)
  await firstVisit({ 'POST /v1/auth/me': () => json({ user }) })
  await screen.findByText('Inga nyheter än')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever leaves while the tour is being fetched does not find it elsewhere', async () => {
  const before = globalThis.requestIdleCallback
  onTestFinished(() => void vi.stubGlobal('requestIdleCallback', before))
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    options ? idle.push(run) : 0,
  )
  await firstVisit()
  await waitFor(() => expect(idle).not.toEqual([]))
  for (const run of idle) run()
  cleanup()
  // Longer than it takes to be fetched.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByRole('dialog')).toBeNull()
})
