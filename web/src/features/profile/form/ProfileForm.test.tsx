import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, refusal } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'
import { isSummaryFocused, summary } from '../../../testing/summary.ts'
import { field, stored, userCard } from '../../../testing/userCard.tsx'

const get = 'GET /v1/users/get'
const update = 'PUT /v1/user/profile/update'
const save = () => screen.getByRole('button', { name: 'Spara' })

test('only what was changed is sent, with when the profile was changed last', async () => {
  const saved = { ...stored, Ort: 'Sala', Role: 0, DaytoUpdate: '2026-11-21T09:00:00.000Z' }
  const { person, sent } = await userCard({
    [update]: () => json({ results: { user: saved }, message: 'Sparas.' }),
  })
  await screen.findByDisplayValue('Björkvägen 8')
  expect(save().ariaDisabled).toBe('true')
  await person.click(save())
  expect(await sent()).toEqual([])
  await person.type(field('Ort'), 'Sala')
  await person.selectOptions(field('Roll'), 'Administratör')
  await person.type(field('Telefon'), '1{Backspace}')
  await person.click(save())
  expect(await screen.findByText('Uppgifterna är sparade.')).toBeDefined()
  expect(await sent()).toEqual([
    { user: { id: 'u1', Ort: 'Sala', Role: 0 }, daytoUpdate: '2026-11-01T08:00:00.000Z' },
  ])
  expect(save().ariaDisabled).toBe('true')
  expect(field('Ort').value).toBe('Sala')
})

test('whoever came from Outlook with an address that nobody could write here changes the rest', async () => {
  const obrien = {
    ...stored,
    Email: "anna.o'brien@solvik.stockholm",
    SecondStep: 'outlook' as const,
  }
  const { person, sent } = await userCard({
    [get]: () => json({ results: obrien }),
    [update]: () => json({ results: { user: { ...obrien, Ort: 'Sala' } }, message: 'Sparas.' }),
  })
  await screen.findByDisplayValue('Björkvägen 8')
  expect(screen.queryByLabelText('Lösenord')).toBeNull()
  expect(field('E-post').readOnly).toBe(true)
  expect(screen.getByText('Adressen ändras i Outlook.').id).toBe(
    field('E-post').getAttribute('aria-describedby'),
  )
  await person.type(field('Ort'), 'Sala')
  await person.click(save())
  expect(await screen.findByText('Uppgifterna är sparade.')).toBeDefined()
  expect(await sent()).toMatchObject([{ user: { id: 'u1', Ort: 'Sala' } }])
})

test('what the stage does not keep is not asked for', async () => {
  stageWith({ profileFields: ['Ort'] })
  await userCard()
  expect(await screen.findByLabelText('Ort')).toBeDefined()
  for (const label of ['Förnamn', 'Efternamn', 'E-post']) expect(field(label)).toBeDefined()
  for (const label of ['Personnummer', 'Telefon', 'Annan telefon', 'Adress', 'Postnummer'])
    expect(screen.queryByLabelText(label)).toBeNull()
})

test('what is wrong is told with help in a summary that gets the focus, and nothing is sent', async () => {
  const { person, sent } = await userCard()
  await screen.findByDisplayValue('Björkvägen 8')
  await person.clear(field('Förnamn'))
  await person.clear(field('E-post'))
  await person.clear(field('Personnummer'))
  await person.type(field('Personnummer'), '850709-9806')
  await person.type(field('Lösenord'), 'kort')
  await person.click(save())
  expect(summary()).toEqual([
    'Rätta 4 fält',
    'Förnamn: Fyll i ett förnamn.',
    'E-post: Skriv en e-postadress, till exempel namn@exempel.se.',
    expect.stringMatching(/^Personnummer: Personnumret stämmer inte\. Skriv/),
    'Lösenord: Lösenordet ska ha minst 8 tecken, minst en stor bokstav (A–Z) och minst en siffra.',
  ])
  expect(isSummaryFocused()).toBe(true)
  expect(await sent()).toEqual([])
})

test('a row of the summary leads to its field, and goes once the field is mended', async () => {
  const { person } = await userCard()
  await screen.findByDisplayValue('Björkvägen 8')
  await person.clear(field('Förnamn'))
  await person.clear(field('E-post'))
  await person.click(save())
  await person.click(screen.getByRole('link', { name: /^E-post:/ }))
  expect(document.activeElement).toBe(field('E-post'))
  await person.keyboard('anna@example')
  expect(summary()).toHaveLength(3)
  expect(field('E-post').getAttribute('aria-invalid')).toBe('true')
  await person.keyboard('.se')
  expect(summary()).toEqual(['Rätta 1 fält', expect.stringMatching(/^Förnamn:/)])
  expect(field('E-post').getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(field('E-post'))
  await person.type(field('Förnamn'), 'A')
  expect(summary()).toEqual([])
  expect(document.activeElement).toBe(field('Förnamn'))
})

test('each time that two fields are wrong the summary gets the focus, and one alone gets it itself', async () => {
  const { person } = await userCard()
  await screen.findByDisplayValue('Björkvägen 8')
  await person.clear(field('Förnamn'))
  await person.clear(field('E-post'))
  for (const _ of [1, 2]) {
    await person.click(save())
    expect(isSummaryFocused()).toBe(true)
  }
  await person.type(field('Förnamn'), 'A')
  await person.click(save())
  expect(summary()).toEqual([])
  expect(document.activeElement).toBe(field('E-post'))
})

test('a personal number shows its last digits only to whoever asks, or changes it', async () => {
  const { person } = await userCard()
  expect(await screen.findByDisplayValue('19850709-••••')).toBeDefined()
  const reveal = () => screen.getByRole('button', { name: /^(Visa|Dölj) personnummer$/ })
  await person.click(reveal())
  expect(field('Personnummer').value).toBe('19850709-9805')
  await person.click(reveal())
  expect(field('Personnummer').value).toBe('19850709-••••')
  await person.type(field('Personnummer'), '{End}{Backspace}6')
  expect(field('Personnummer').value).toBe('19850709-9806')
})

test('somebody else has saved meanwhile: what one typed stays, theirs shows, and saving again sends the new state', async () => {
  const theirs = {
    ...stored,
    Tele: '070-000 00 00',
    Adress: 'Storgatan 1',
    Ort: 'Köping',
    DaytoUpdate: '2026-11-21T10:00:00.000Z',
  }
  let now = stored
  const { person, sent } = await userCard({
    [get]: () => json({ results: now }),
    [update]: () => {
      if (now === theirs) return json({ results: { user: theirs }, message: 'Sparas.' })
      now = theirs
      return refusal(409, 'Uppgifterna har ändrats av någon annan.', 'changed')
    },
  })
  await screen.findByDisplayValue('Björkvägen 8')
  await person.clear(field('Adress'))
  await person.type(field('Adress'), 'Min gata 2')
  await person.clear(field('Telefon'))
  await person.click(save())

  const notice = await screen.findByText('Profilen har ändrats av någon annan')
  const box = within(notice.closest('[role=alert]') as HTMLElement)
  expect(box.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Telefon är nu ”070-000 00 00”Använd det nya',
    'Adress är nu ”Storgatan 1”Använd det nya',
  ])
  expect(field('Adress').value).toBe('Min gata 2')
  expect(field('Ort').value).toBe('Köping')
  await person.click(box.getByRole('button', { name: 'Använd det nya i Telefon' }))
  expect(field('Telefon').value).toBe('070-000 00 00')
  expect(document.activeElement).toBe(field('Telefon'))
  await person.click(save())
  await waitFor(async () =>
    expect((await sent()).at(-1)).toEqual({
      user: { id: 'u1', Adress: 'Min gata 2' },
      daytoUpdate: '2026-11-21T10:00:00.000Z',
    }),
  )
})

test.each([
  ['E-post', 'taken', 'Adressen används redan.'],
  ['Roll', 'last_admin', 'Det måste finnas minst en administratör.'],
])(
  'the server’s refusal shows at the field %s, which gets the focus',
  async (label, code, text) => {
    const { person } = await userCard({ [update]: () => refusal(409, text, code) })
    await screen.findByDisplayValue('Björkvägen 8')
    await person.type(field('Ort'), 'x')
    await person.click(save())
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'))
    const describedBy = field(label).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe(text)
    await waitFor(() => expect(document.activeElement).toBe(field(label)))
    expect(summary()).toEqual([])
  },
)

test('what the server refused is wrong until another is typed', async () => {
  const { person } = await userCard({
    [update]: () => refusal(409, 'Adressen används redan.', 'taken'),
  })
  await screen.findByDisplayValue('Björkvägen 8')
  await person.type(field('Ort'), 'x')
  await person.click(save())
  await screen.findByText('Adressen används redan.', { selector: 'form *' })
  await person.type(field('Ort'), 'y')
  expect(field('E-post').getAttribute('aria-invalid')).toBe('true')
  await person.type(field('E-post'), '{Backspace}u')
  expect(field('E-post').getAttribute('aria-invalid')).toBeNull()
})

test.each([
  [
    () => refusal(409, 'Någon annan ändrar kontot just nu.', 'busy'),
    'Någon annan ändrar kontot just nu.',
  ],
  [() => refusal(500, 'Något gick fel hos oss.'), 'Något gick fel hos oss.'],
])(
  'a profile that cannot be saved is told, and what was typed stays (%#)',
  async (answer, message) => {
    const { person } = await userCard({ [update]: answer })
    await screen.findByDisplayValue('Björkvägen 8')
    await person.type(field('Ort'), 'Sala')
    await person.click(save())
    const told = `Uppgifterna kunde inte sparas.${message}`
    expect((await screen.findByRole('alert')).textContent).toBe(told)
    expect(screen.queryAllByRole('log')[0]?.textContent).toBe('')
    expect(field('Ort').value).toBe('Sala')
  },
)

test('an administrator who writes somebody’s address is told that it is saved, and of no code', async () => {
  const { person } = await userCard({
    [update]: () =>
      json({ results: { user: { ...stored, Email: 'ny@example.se' } }, message: 'Sparas.' }),
  })
  await screen.findByDisplayValue('Björkvägen 8')
  await person.clear(field('E-post'))
  await person.type(field('E-post'), 'ny@example.se')
  await person.click(save())
  expect(await screen.findByText('Uppgifterna är sparade.')).toBeDefined()
})
