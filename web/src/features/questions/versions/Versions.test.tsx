import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialogOf, libraryOf, questions } from '../../../testing/library.ts'
import { json, refusal } from '../../../testing/server.ts'

const [question] = questions
const live = {
  ...question,
  Wishes: { length: 'kort', effort: 'låg' } as const,
  DaytoUpdate: '2026-11-20T10:00:00.000Z',
}
const older = {
  ...question,
  Wishes: { variation: 'hög' } as const,
  Question: 'Skriv ett gammalt svar.',
  DaytoUpdate: '',
}

const history = [
  { version: live.DaytoUpdate, name: 'Karin Ek', Reason: 'Vänligare', Nr: 2, Question: live },
  { version: older.sdate, name: '', Reason: '', Question: older },
]

const answers = {
  ...libraryOf(() => questions.slice(0, 1).map((one) => ({ ...one, ...live }))),
  'GET /v1/Question/versions': () => json({ results: history }),
}

const opened = async (more: object = {}) => {
  const shown = await dialogOf('Visa och prova Svara på ett mejl', 'Svara på ett mejl', {
    ...answers,
    ...more,
  })
  await shown.person.click(shown.dialog.getByText('Historik'))
  return shown
}

test('Karin reads who changed a question, when and why, and what was another word before', async () => {
  const { person, dialog } = await opened()
  expect(await dialog.findByText('2026-11-20 11:00, Karin Ek')).toBeDefined()
  expect(dialog.getByText('Vänligare')).toBeDefined()
  expect(dialog.getByText('Visas nu')).toBeDefined()
  expect(dialog.getByText('v2')).toBeDefined()
  await person.click(dialog.getByRole('button', { name: /^Visa ändringarna/ }))
  const diff = dialog.getByRole('region', { name: /^Visa ändringarna/ })
  const changed = (tag: 'del' | 'ins') =>
    [...diff.querySelectorAll(tag)].map(({ textContent }) => textContent).join(' ')
  expect(changed('del')).toContain('gammalt')
  expect(changed('ins')).toContain('vänligt')
  expect(diff.textContent).toContain('Svarets längd: Kort, omkring 150 ord')
  expect(diff.textContent).toContain('AI-tjänst: ChatGPT · ')
  expect(changed('del')).toContain('varierar')
})

test('what it does with personal data, its class, its form and its trials are changes that show', async () => {
  const trial = { id: 't1', name: 'Kort svar', Fields: {}, FBody: 'Hej', checks: [] }
  const field = {
    key: 'namn',
    kind: 'line' as const,
    label: 'Namn',
    help: 'Ditt namn',
    required: false,
    choices: [],
    example: '',
  }
  const was = {
    ...live,
    PersonalData: 'stoppa' as const,
    InfoClass: 'Intern',
    Category: 'Brev',
    FollowUps: ['Kortare'],
    Fields: [field],
  }
  const now = { ...was, PersonalData: 'dölj' as const, Fields: [{ ...field, required: true }] }
  const more = { InfoClass: 'Öppen', Category: 'Mejl', FollowUps: ['Längre'], Ordering: 900 }
  const { person, dialog } = await opened({
    'GET /v1/Question/versions': () =>
      json({
        results: [
          { ...history[0], Question: { ...now, ...more }, Trials: [trial] },
          { ...history[1], Question: was, Trials: [] },
        ],
      }),
  })
  await person.click(await dialog.findByRole('button', { name: /^Visa ändringarna/ }))
  const diff = dialog.getByRole('region', { name: /^Visa ändringarna/ })
  const added = [...diff.querySelectorAll('ins')].map(({ textContent }) => textContent).join(' ')
  for (const one of ['Öppen', 'Mejl', 'Längre', 'Måste fyllas i', 'Kort svar']) {
    expect(added).toContain(one)
  }
  expect(diff.textContent).toContain('Personuppgifter: ')
  expect(added).toMatch(/[Dd]ölj/)
  // Where it stands is none of it.
  expect(diff.textContent).not.toContain('900')
})

test('one press goes back, and the dialog shows what it went back to', async () => {
  const { person, dialog, requests } = await opened({
    'PUT /v1/Question/restore': () =>
      json({
        results: { ...older, Subject: 'x', DaytoUpdate: '2026-11-21T10:00:00.000Z' },
        message: 'Sparas.',
      }),
  })
  await person.click(await dialog.findByRole('button', { name: /^Gå tillbaka hit/ }))
  expect(await dialog.findByText('Skriv ett gammalt svar.')).toBeDefined()
  const asked = requests.find(({ url }) => url.endsWith('/Question/restore'))
  expect(await asked?.clone().json()).toEqual({
    id: 'q1',
    version: older.sdate,
    DaytoUpdate: live.DaytoUpdate,
  })
})

test('whoever is overtaken is told why they cannot go back, and the question stays', async () => {
  const { person, dialog } = await opened({
    'PUT /v1/Question/restore': () => refusal(409, 'Frågan har ändrats.', 'changed'),
  })
  await person.click(await dialog.findByRole('button', { name: /^Gå tillbaka hit/ }))
  await waitFor(() => expect(document.body.textContent).toContain('Frågan kunde inte ändras'))
  expect(dialog.queryByText('Skriv ett gammalt svar.')).toBeNull()
})

test('whoever opened it as it was before goes back from what it is now', async () => {
  const { person, dialog, requests } = await opened({
    ...libraryOf(() => questions.slice(0, 1).map((one) => ({ ...one, ...older }))),
    'PUT /v1/Question/restore': () => refusal(409, 'Frågan har ändrats.', 'changed'),
  })
  expect(await dialog.findByText('Visas nu')).toBeDefined()
  await person.click(dialog.getByRole('button', { name: /^Gå tillbaka hit/ }))
  await waitFor(() => expect(document.body.textContent).toContain('Frågan kunde inte ändras'))
  const asked = requests.find(({ url }) => url.endsWith('/Question/restore'))
  expect(await asked?.clone().json()).toMatchObject({ DaytoUpdate: live.DaytoUpdate })
})

test('of a long history the older versions are one press away, and only the first is how it began', async () => {
  const versionAt = (Nr: number) => {
    const version = `2026-11-${10 + Nr}T10:00:00.000Z`
    const Question = { ...live, DaytoUpdate: version, Question: `Text nummer ${Nr}` }
    return { version, name: 'Karin Ek', Reason: `Skäl ${Nr}`, Nr, Question }
  }
  const broken = ['Något gick fel.']
  const { person, dialog } = await opened({
    'GET /v1/Question/versions': ({ url }: Request) => {
      const isOlder = new URL(url).searchParams.get('before') === versionAt(2).version
      if (isOlder && broken.length > 0) return refusal(500, broken.splice(0).join(' '), 'broken')
      const numbers = isOlder ? [1] : [3, 2]
      const next = isOlder ? {} : { next: versionAt(2).version }
      return json({ results: numbers.map(versionAt), ...next })
    },
  })
  expect(await dialog.findByText('Skäl 2')).toBeDefined()
  expect(dialog.queryByText('Så här började den.')).toBeNull()
  expect(dialog.getAllByRole('button', { name: /^Visa ändringarna/ })).toHaveLength(1)
  await person.click(dialog.getByRole('button', { name: 'Visa äldre' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Historiken kunde inte hämtas')
  await person.click(dialog.getByRole('button', { name: 'Visa äldre' }))
  expect(await dialog.findByText('Så här började den.')).toBeDefined()
  expect(dialog.getAllByRole('button', { name: /^Visa ändringarna/ })).toHaveLength(2)
  expect(dialog.queryByRole('button', { name: 'Visa äldre' })).toBeNull()
})

test('why a question was published at all is read, also where nothing has been changed since', async () => {
  const { dialog } = await opened({
    'GET /v1/Question/versions': () =>
      json({
        results: [
          { version: older.sdate, name: 'Bo Ek', Reason: 'Måste ut i dag', Nr: 1, Question: older },
        ],
      }),
  })
  expect(await dialog.findByText('Måste ut i dag')).toBeDefined()
  expect(dialog.getByText('Så här började den.')).toBeDefined()
  expect(dialog.queryByText('Frågan har inte ändrats sedan den kom till.')).toBeNull()
})

test('a question that was never changed says so, and a history that cannot be read does, too', async () => {
  const never = await opened({ 'GET /v1/Question/versions': () => json({ results: [] }) })
  expect(await never.dialog.findByText('Frågan har inte ändrats sedan den kom till.')).toBeDefined()
})
