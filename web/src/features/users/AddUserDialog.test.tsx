import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reload } from '../../testing/open.tsx'
import { anna, json, refusal } from '../../testing/server.ts'
import { stageWith } from '../../testing/settings.ts'
import { isSummaryFocused, summary } from '../../testing/summary.ts'
import { addingUser } from '../../testing/users.tsx'

test('a new person is added without a password, and the focus goes back to the button', async () => {
  const { person, dialog, button, added } = await addingUser({
    'POST /v1/users/add': () => json({ success: true, results: anna }),
  })
  await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
  await person.type(dialog.getByLabelText('Efternamn'), 'Ek')
  await person.type(dialog.getByLabelText('Telefon'), '070-174 06 99')
  await person.type(dialog.getByLabelText('E-post'), 'asa@example.se')
  expect(dialog.getByText(/Utan lösenord får personen ett mejl/)).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Användaren är tillagd.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))
  const form = await added()[0]?.formData()
  expect(form?.get('user')).toBe(
    JSON.stringify({
      Firstname: 'Åsa',
      Lastname: 'Ek',
      phone: '070-174 06 99',
      email: 'asa@example.se',
    }),
  )
})

test('what was typed before a reload is there, and its first field has the focus, not what takes it away', async () => {
  const { person, dialog } = await addingUser()
  await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
  const again = await reload('/users')
  await again.click(await screen.findByRole('button', { name: 'Ny användare' }))
  const field = within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Förnamn')
  expect([field.value, document.activeElement]).toEqual(['Åsa', field])
  await again.keyboard(' Maria')
  expect(field.value).toBe('Åsa Maria')
})

test('a stage that keeps no telephone number asks for none', async () => {
  stageWith({ profileFields: [] })
  const { dialog } = await addingUser()
  expect(dialog.getByLabelText('E-post')).toBeDefined()
  expect(dialog.queryByLabelText('Telefon')).toBeNull()
})

test('what is wrong is told with what helps, above the fields and at each', async () => {
  const { person, dialog, added } = await addingUser()
  await person.type(dialog.getByLabelText('Lösenord'), 'kort')
  await person.click(dialog.getByRole('button', { name: 'Spara' }))
  expect(summary()).toEqual([
    'Rätta 3 fält',
    'Förnamn: Fyll i ett förnamn.',
    'E-post: Skriv en e-postadress, till exempel namn@exempel.se.',
    'Lösenord: Lösenordet ska ha minst 8 tecken, minst en stor bokstav (A–Z) och minst en siffra.',
  ])
  expect(dialog.getByText('Krav på lösenordet:')).toBeDefined()
  expect(isSummaryFocused()).toBe(true)
  const firstname = dialog.getByLabelText('Förnamn')
  const describedBy = firstname.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe('Fyll i ett förnamn.')
  await person.type(firstname, 'Åsa')
  await person.clear(dialog.getByLabelText('Lösenord'))
  await person.type(dialog.getByLabelText('E-post'), 'asa@example')
  await person.click(dialog.getByRole('button', { name: 'Spara' }))
  expect(dialog.getByText('Skriv en e-postadress, till exempel namn@exempel.se.')).toBeDefined()
  expect(document.activeElement).toBe(dialog.getByLabelText('E-post'))
  expect(added()).toEqual([])
})

test.each([
  [() => refusal(409, 'Adressen används redan.', 'taken'), 'Adressen används redan.', null],
  [
    () => refusal(400, 'Fel.', 'invalid', { 'user.email': 'Adressen går inte.' }),
    'Adressen går inte.',
    null,
  ],
  [() => refusal(409, 'Någon annan ändrar kontot.', 'busy'), 'Någon annan ändrar kontot.', null],
  [
    () => refusal(500, 'Något gick fel hos oss.'),
    'Något gick fel hos oss.',
    'Användaren kunde inte läggas till.',
  ],
  [
    () => Promise.reject(new TypeError('gone')),
    'Ingen kontakt med servern. Kontrollera din uppkoppling och försök igen.',
    'Användaren kunde inte läggas till.',
  ],
])(
  'a person who cannot be added stays in the dialog, which says why (%#)',
  async (answer, message, toast) => {
    const { person, dialog } = await addingUser({ 'POST /v1/users/add': answer })
    await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
    await person.type(dialog.getByLabelText('E-post'), 'asa@example.se')
    await person.click(dialog.getByRole('button', { name: 'Spara' }))
    expect(await dialog.findByText(message)).toBeDefined()
    expect(dialog.getByLabelText('Förnamn')).toHaveProperty('value', 'Åsa')
    if (toast === null) expect(screen.queryByText('Användaren kunde inte läggas till.')).toBeNull()
    else expect(screen.getByText(toast)).toBeDefined()
  },
)

test('pressing twice adds one person, and the dialog stays until the answer', async () => {
  const answer = Promise.withResolvers<Response>()
  const { person, dialog, added } = await addingUser({ 'POST /v1/users/add': () => answer.promise })
  await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
  await person.type(dialog.getByLabelText('E-post'), 'asa@example.se{Enter}')
  await person.click(dialog.getByRole('button', { name: 'Spara' }))
  await person.click(dialog.getByRole('button', { name: 'Avbryt' }))
  expect(screen.getByRole('dialog')).toBeDefined()
  await act(async () => answer.resolve(json({ success: true, results: anna })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(added()).toHaveLength(1)
})

test('whoever leaves with a new person half written is asked first', async () => {
  const { person, dialog } = await addingUser()
  await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
  await person.click(screen.getAllByRole('link', { name: 'Lobby', hidden: true })[0]!)
  await person.click(await screen.findByRole('button', { name: 'Stanna kvar' }))
  expect(dialog.getByLabelText('Förnamn')).toHaveProperty('value', 'Åsa')
})

/** Somebody is added, of whom the reply is lost: the list has them by now, as its Anna. */
async function addingAnna(Firstname = 'Anna', Lastname = 'Bergström', Email = 'U1@example.se') {
  const lost = [refusal(504, 'Servern svarade inte.', 'timeout')]
  const opened = await addingUser({
    'POST /v1/users/add': () =>
      lost.shift() ?? refusal(409, 'Det finns redan ett konto med den e-postadressen.', 'taken'),
  })
  const { person, dialog } = opened
  const save = () => person.click(dialog.getByRole('button', { name: 'Spara' }))
  await person.type(dialog.getByLabelText('Förnamn'), Firstname)
  await person.type(dialog.getByLabelText('Efternamn'), Lastname)
  await person.type(dialog.getByLabelText('E-post'), Email)
  await save()
  await dialog.findByRole('alert')
  return { ...opened, save }
}

test('whoever saves again what got no reply has added one person', async () => {
  const { added, save } = await addingAnna()
  await save()
  expect(await screen.findByText('Användaren är tillagd.')).toBeDefined()
  expect(added()).toHaveLength(2)
})

test.each([
  ['Anders', 'Bergström', 'u1@example.se'],
  ['Anna', 'Berg', 'u1@example.se'],
  ['Anna', 'Bergström', 'anna@example.se'],
])(
  '%s %s at %s, of whom no reply came, is not taken for somebody who is there',
  async (...named) => {
    const { dialog, save } = await addingAnna(...named)
    await save()
    expect((await dialog.findAllByText(/redan ett konto/)).length).toBeGreaterThan(0)
    expect(screen.queryByText('Användaren är tillagd.')).toBeNull()
  },
)

test('whoever corrects something after a lost reply is not told that it is stored', async () => {
  const { person, dialog, save } = await addingAnna()
  await person.type(dialog.getByLabelText('Telefon'), '070-174 06 99')
  await save()
  expect((await dialog.findAllByText(/redan ett konto/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('Användaren är tillagd.')).toBeNull()
})

test('an address that somebody else has is marked at its field, which has the focus', async () => {
  const { person, dialog } = await addingUser({
    'POST /v1/users/add': () => refusal(409, 'Adressen används redan.', 'taken'),
  })
  await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
  await person.type(dialog.getByLabelText('E-post'), 'asa@example.se')
  await person.click(dialog.getByRole('button', { name: 'Spara' }))
  await dialog.findByText('Adressen används redan.')
  const email = dialog.getByLabelText('E-post')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(email))
})

test.each([
  ['was not reached', () => Promise.reject(new TypeError('gone')), 'Felkod 1012'],
  ['failed', () => refusal(500, 'Något gick fel hos oss.'), 'Felkod 1014'],
  ['was shut off by a proxy', () => new Response('<p>Nej</p>', { status: 403 }), 'Felkod 1014'],
])(
  'where the server %s whoever adds somebody reads the number of that fault',
  async (_, answer, code) => {
    const { person, dialog } = await addingUser({ 'POST /v1/users/add': answer })
    await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
    await person.type(dialog.getByLabelText('E-post'), 'asa@example.se')
    await person.click(dialog.getByRole('button', { name: 'Spara' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(code)
  },
)

test('a form tells of what was typed before only where something was, and no more once it is begun anew', async () => {
  const told = 'Det du skrev senast finns kvar.'
  const { person, dialog } = await addingUser()
  await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
  expect(dialog.queryByText(told)).toBeNull()
  const again = await reload('/users')
  await again.click(await screen.findByRole('button', { name: 'Ny användare' }))
  const form = within(screen.getByRole('dialog'))
  expect(form.getByText(told)).toBeDefined()
  await again.click(form.getByRole('button', { name: 'Börja om' }))
  await again.type(form.getByLabelText('Förnamn'), 'Eva')
  expect(form.queryByText(told)).toBeNull()
})
