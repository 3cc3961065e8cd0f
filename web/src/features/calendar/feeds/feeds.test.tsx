import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roomPage } from '../../../testing/calendar.tsx'
import { anna, json, refusal } from '../../../testing/server.ts'

await import('./Feeds.tsx')

const asStaff = { 'POST /v1/auth/me': () => json({ user: anna }) }
const section = async () =>
  within(await screen.findByRole('region', { name: 'I Outlook och telefonen' }))

test('a link to one’s own bookings is made by a press, exchanged and closed', async () => {
  let made = 0
  let path: string | undefined
  const { person, sent } = await roomPage(
    {
      ...asStaff,
      'GET /v1/user/Event/feeds': () => json({ results: path ? [{ of: 'own', path }] : [] }),
      'PUT /v1/user/Event/feeds/set': async (request) => {
        const { open } = await request.clone().json()
        path = open ? `/v1/user/Event/feed?of=u2&key=k${++made}` : undefined
        return json({ results: path ? { of: 'own', path } : null, message: 'Sparas.' })
      },
    },
    '/Rum',
  )
  const feeds = await section()
  // Staff open no room's feed, and see none that is closed.
  expect(await feeds.findAllByRole('listitem')).toHaveLength(1)
  await person.click(feeds.getByRole('button', { name: 'Skapa länk: Mina bokningar' }))
  expect(await screen.findByText('Länken är skapad.')).toBeDefined()
  const link = await feeds.findByRole<HTMLInputElement>('textbox', { name: 'Mina bokningar' })
  expect(link.value).toBe(`${location.origin}/v1/user/Event/feed?of=u2&key=k1`)
  expect(feeds.getByRole('link', { name: 'Öppna i kalender' }).getAttribute('href')).toBe(
    link.value.replace('http:', 'webcal:'),
  )
  await person.click(feeds.getByRole('button', { name: 'Byt länk' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Byt länk?' }))
  await person.click(asked.getByRole('button', { name: 'Byt länk' }))
  expect(await feeds.findByDisplayValue(/key=k2$/)).toBeDefined()
  await person.click(feeds.getByRole('button', { name: 'Stäng länken' }))
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stäng länken' }),
  )
  expect(await screen.findByText('Länken är stängd.')).toBeDefined()
  expect(await feeds.findByRole('button', { name: 'Skapa länk: Mina bokningar' })).toBeDefined()
  const requests = await Promise.all(
    sent('/v1/user/Event/feeds/set').map((request) => request.json()),
  )
  expect(requests).toEqual([
    { of: 'own', open: true },
    { of: 'own', open: true },
    { of: 'own', open: false },
  ])
})

test('an administrator opens the rooms’, too', async () => {
  const open = { of: 2, path: '/v1/user/Event/feed?of=2&key=k' }
  await roomPage({ 'GET /v1/user/Event/feeds': () => json({ results: [open] }) }, '/Rum')
  const feeds = await section()
  expect(await feeds.findAllByRole('listitem')).toHaveLength(4)
  expect(feeds.getByRole('button', { name: 'Skapa länk: Welcome' })).toBeDefined()
  expect(feeds.getByRole('textbox', { name: 'Stor' })).toHaveProperty('readOnly', true)
  expect(feeds.getByText('Länken visar bara när rummet är upptaget, inte av vem.')).toBeDefined()
})

test('staff read a room’s link, and change none', async () => {
  const open = { of: 2, path: '/v1/user/Event/feed?of=2&key=k' }
  await roomPage(
    { ...asStaff, 'GET /v1/user/Event/feeds': () => json({ results: [open] }) },
    '/Rum',
  )
  const feeds = await section()
  expect(await feeds.findAllByRole('listitem')).toHaveLength(2)
  expect(feeds.getByRole('button', { name: 'Kopiera' })).toBeDefined()
  expect(feeds.queryByRole('button', { name: /Byt|Stäng/ })).toBeNull()
})

test('what cannot be changed or read says so', async () => {
  let broken = true
  const { person } = await roomPage(
    {
      'GET /v1/user/Event/feeds': () =>
        broken ? refusal(500, 'Servern hade ett fel.') : json({ results: [] }),
      'PUT /v1/user/Event/feeds/set': () => refusal(429, 'Vänta en stund.', 'too_many'),
    },
    '/Rum',
  )
  const feeds = await section()
  expect(await feeds.findByText('Kalenderlänkarna kunde inte hämtas')).toBeDefined()
  broken = false
  await person.click(feeds.getByRole('button', { name: 'Försök igen' }))
  await person.click(await feeds.findByRole('button', { name: 'Skapa länk: Mina bokningar' }))
  expect(await screen.findByText('Länken kunde inte ändras')).toBeDefined()
  expect(screen.getByText('Vänta en stund.')).toBeDefined()
})

test('an exchanged link shows also where the links cannot be read again', async () => {
  const path = '/v1/user/Event/feed?of=u1&key='
  let isSet = false
  const { person } = await roomPage(
    {
      ...asStaff,
      'GET /v1/user/Event/feeds': () =>
        isSet
          ? refusal(503, 'Försök igen om en stund.')
          : json({ results: [{ of: 'own', path: `${path}k1` }] }),
      'PUT /v1/user/Event/feeds/set': () => {
        isSet = true
        return json({ results: { of: 'own', path: `${path}k2` }, message: 'Sparas.' })
      },
    },
    '/Rum',
  )
  const feeds = await section()
  await person.click(await feeds.findByRole('button', { name: 'Byt länk' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Byt länk?' }))
  await person.click(asked.getByRole('button', { name: 'Byt länk' }))
  await screen.findByText('Länken är skapad.')
  expect(await feeds.findByDisplayValue(/key=k2$/)).toBeDefined()
})

test('whoever presses twice has one link asked for, and may ask again where none was made', async () => {
  const reply = Promise.withResolvers<Response>()
  const { person, sent } = await roomPage(
    { ...asStaff, 'PUT /v1/user/Event/feeds/set': () => reply.promise },
    '/Rum',
  )
  const feeds = await section()
  const make = await feeds.findByRole('button', { name: 'Skapa länk: Mina bokningar' })
  await person.dblClick(make)
  expect(make.ariaDisabled).toBe('true')
  reply.resolve(refusal(429, 'Vänta en stund.', 'too_many'))
  await screen.findByText('Länken kunde inte ändras')
  expect(sent('/v1/user/Event/feeds/set')).toHaveLength(1)
  await waitFor(() => expect(make.ariaDisabled).toBe('false'))
})

test('a link that is being exchanged is neither exchanged once more nor closed meanwhile', async () => {
  const reply = Promise.withResolvers<Response>()
  const { person } = await roomPage(
    {
      ...asStaff,
      'GET /v1/user/Event/feeds': () =>
        json({ results: [{ of: 'own', path: '/v1/user/Event/feed?of=u1&key=k1' }] }),
      'PUT /v1/user/Event/feeds/set': () => reply.promise,
    },
    '/Rum',
  )
  const feeds = await section()
  const renew = await feeds.findByRole('button', { name: 'Byt länk' })
  await person.click(renew)
  const asked = within(await screen.findByRole('alertdialog', { name: 'Byt länk?' }))
  await person.click(asked.getByRole('button', { name: 'Byt länk' }))
  await waitFor(() => expect(renew.ariaDisabled).toBe('true'))
  await person.click(renew)
  await person.click(feeds.getByRole('button', { name: 'Stäng länken' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  reply.resolve(refusal(503, 'Vänta en stund.'))
  await screen.findByText('Länken kunde inte ändras')
})
