import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, refusal } from '../../../testing/server.ts'
import { field, stored, userCard } from '../../../testing/userCard.tsx'

const update = 'PUT /v1/user/profile/update'
const save = () => screen.getByRole('button', { name: 'Spara' })

test('what is changed while an address waits for its code is told as saved', async () => {
  const moving = { ...stored, NewEmail: 'ny@example.se' }
  const { person } = await userCard({
    'GET /v1/users/get': () => json({ results: moving }),
    [update]: () => json({ results: { user: { ...moving, Ort: 'Sala' } }, message: 'Sparas.' }),
  })
  await screen.findByDisplayValue('Björkvägen 8')
  await person.type(field('Ort'), 'Sala')
  await person.click(save())
  expect(await screen.findByText('Uppgifterna är sparade.')).toBeDefined()
})

test('what the server refused and then takes is wrong no more', async () => {
  const answers = [refusal(409, 'Adressen används redan.', 'taken')]
  const { person } = await userCard({
    [update]: () =>
      answers.shift() ?? json({ results: { user: { ...stored, Ort: 'x' } }, message: 'Sparas.' }),
  })
  await screen.findByDisplayValue('Björkvägen 8')
  await person.type(field('Ort'), 'x')
  await person.click(save())
  await waitFor(() => expect(field('E-post').getAttribute('aria-invalid')).toBe('true'))
  await person.click(save())
  expect(await screen.findByText('Uppgifterna är sparade.')).toBeDefined()
  expect(field('E-post').getAttribute('aria-invalid')).toBeNull()
})

test('whoever is overtaken by a change of another field is told so, and sees that', async () => {
  let now = stored
  const { person } = await userCard({
    'GET /v1/users/get': () => json({ results: now }),
    [update]: () => {
      now = { ...stored, Adress: 'Storgatan 1', DaytoUpdate: '2026-11-21T10:00:00.000Z' }
      return refusal(409, 'Uppgifterna har ändrats av någon annan.', 'changed')
    },
  })
  await screen.findByDisplayValue('Björkvägen 8')
  await person.type(field('Ort'), 'Sala')
  await person.click(save())
  expect(await screen.findByText('Profilen har ändrats av någon annan')).toBeDefined()
  expect([field('Adress').value, field('Ort').value]).toEqual(['Storgatan 1', 'Sala'])
})
