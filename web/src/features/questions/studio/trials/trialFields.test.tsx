import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, refusal } from '../../../../testing/server.ts'
import { lineField, studio, trialOf } from '../../../../testing/studio.ts'

test('what a trial fills in goes along with a field that is put into the text', async () => {
  const { person, saved } = await studio({
    Fields: [lineField('falt', 'Ämne')],
    Trials: [trialOf('a', { Fields: { falt: 'Bänkar', borta: 'x' } })],
  })
  await person.click(screen.getByRole('button', { name: 'Sätt in i frågan: Ämne' }))
  await waitFor(() => expect(saved.at(-1)?.Question).toContain('{{ämne}}'))
  expect(saved.at(-1)?.Trials).toMatchObject([{ Fields: { ämne: 'Bänkar' } }])
  expect(Object.keys(saved.at(-1)?.Trials[0]?.Fields ?? {})).toEqual(['ämne'])
})

test('what a trial fills into a field that is taken away goes with it', async () => {
  const { person, saved } = await studio({
    Fields: [lineField('namn', 'Namn'), lineField('ort', 'Ort')],
    Trials: [trialOf('a', { Fields: { namn: 'Åsa', ort: 'Lund' } })],
  })
  await person.click(screen.getByRole('button', { name: 'Ta bort fältet Namn' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.Trials).toEqual([trialOf('a', { Fields: { ort: 'Lund' } })])
})

test('a no that was given to other fields becomes a trial of the fields that there are', async () => {
  const no = {
    id: 'n1',
    sdate: '2026-11-20T08:00:00.000Z',
    GPTV: 'gpt-4o',
    shared: { FBody: 'Min text', Fields: { ort: 'Lund', borta: 'x' } },
  }
  const { person, saved } = await studio(
    { Fields: [lineField('ort', 'Ort')] },
    { 'GET /v1/Statistic/Hjalp': () => json({ results: { questions: [], noes: [no] } }) },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByRole('button', { name: /^Gör till prov/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.Trials).toMatchObject([{ FBody: 'Min text' }])
  expect(saved[0]?.Trials[0]?.Fields).toEqual({ ort: 'Lund' })
})

test('what must stand in an answer stays typed where it must not, and goes with what takes no text', async () => {
  const { person, saved } = await studio({
    Trials: [trialOf('a', { checks: [{ kind: 'contains', text: 'Med vänlig hälsning' }] })],
  })
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByText('Prov a'))
  const kind = await screen.findByLabelText('Krav 1')
  await person.selectOptions(kind, 'Innehåller inte')
  await waitFor(() => expect(saved).toHaveLength(1))
  await person.selectOptions(kind, 'Är på svenska')
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved.map(({ Trials }) => Trials[0]?.checks)).toEqual([
    [{ kind: 'lacks', text: 'Med vänlig hälsning' }],
    [{ kind: 'swedish', text: '' }],
  ])
})

test('what is wrong with what a trial fills in stands at its boxes', async () => {
  const wrong = { 'Trials.0.Fields.namn': 'Måste fyllas i.', 'Trials.0.FBody': 'Fyll i något.' }
  const { person } = await studio(
    { Fields: [lineField('namn', 'Namn')], Trials: [trialOf('a')] },
    {
      'PUT /v1/Question/runTrials': () =>
        refusal(400, 'Uppgifterna är inte giltiga.', 'invalid', wrong),
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByRole('button', { name: 'Kör prov' }))
  const described = (box: HTMLElement | undefined) =>
    document.getElementById(box?.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  await waitFor(() =>
    expect(described(screen.getAllByLabelText(/^Namn/).at(-1))).toContain('Måste fyllas i.'),
  )
  expect(described(screen.getByLabelText('Egen text'))).toContain('Fyll i något.')
  await person.type(screen.getByLabelText('Egen text'), '!')
  expect(described(screen.getByLabelText('Egen text'))).not.toContain('Fyll i något.')
  expect(described(screen.getAllByLabelText(/^Namn/).at(-1))).toContain('Måste fyllas i.')
})

test('that there is no trial is said until there is one', async () => {
  const missing = { Trials: 'Lägg till minst ett prov.' }
  const { person } = await studio(
    {},
    {
      'PUT /v1/Question/runTrials': () =>
        refusal(400, 'Uppgifterna är inte giltiga.', 'invalid', missing),
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByRole('button', { name: 'Kör prov' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Lägg till minst ett prov.')
  await person.click(screen.getByRole('button', { name: 'Lägg till prov' }))
  await waitFor(() => expect(screen.queryByText('Lägg till minst ett prov.')).toBeNull())
})

test('a letter among the digits of what must hold takes none of them away', async () => {
  const { person } = await studio({
    Trials: [trialOf('a', { checks: [{ kind: 'words', text: '', most: 100 }] })],
  })
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByText('Prov a'))
  const most = await screen.findByLabelText('Högst')
  await person.type(most, ' ord')
  expect(most).toHaveProperty('value', '100')
  await person.clear(most)
  expect(most).toHaveProperty('value', '')
})
