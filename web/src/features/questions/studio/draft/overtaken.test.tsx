import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, refusal } from '../../../../testing/server.ts'
import { draftOf, live, stamp, studio, trialOf } from '../../../../testing/studio.ts'

type Person = Awaited<ReturnType<typeof studio>>['person']

const changed = () => refusal(409, 'Utkastet har ändrats av någon annan.', 'changed')
const overtaken = () => refusal(409, 'Frågan har ändrats sedan utkastet påbörjades.', 'overtaken')

const byBo = draftOf({ Question: 'Bos långa arbete', DaytoUpdate: '2026-11-23T11:00:00.000Z' })
const newer = { ...live, DaytoUpdate: '2026-11-23T11:30:00.000Z' }

/** What is read one time after the other; the last one from then on. */
const reads = (...all: object[]) => {
  let at = 0
  return () => json({ results: { Trials: [], ...all[Math.min(at++, all.length - 1)] } })
}

async function publish(person: Person) {
  await person.click(await screen.findByRole('button', { name: 'Publicera' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByRole('textbox'), 'Brådskar')
  await person.click(dialog.getByRole('button', { name: 'Publicera' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('whoever publishes what Bo has just saved is told of Bo’s draft, and can read it', async () => {
  const { person, saved } = await studio(
    {},
    {
      'GET /v1/Question/studio': reads(
        { Question: live, Draft: draftOf() },
        { Question: live, Draft: byBo },
      ),
      'PUT /v1/Question/publish': changed,
    },
  )
  await publish(person)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Någon annan har ändrat, publicerat eller slängt utkastet')
  // Nothing is published until it is settled.
  await person.click(screen.getByRole('button', { name: 'Publicera' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await person.click(within(notice).getByRole('button', { name: 'Läs in det sparade' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Frågans text')).toHaveProperty('value', 'Bos långa arbete'),
  )
  expect(saved).toEqual([])
})

test('whoever runs the trials of what Bo has just saved is told so, too', async () => {
  const { person } = await studio(
    { Trials: [trialOf('a')] },
    { 'PUT /v1/Question/runTrials': changed },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByRole('button', { name: 'Kör prov' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Någon annan har ändrat')
  expect(screen.queryByText('Proven kunde inte köras')).toBeNull()
})

test('a draft of an older version is saved on the new one, and not over what Bo saved meanwhile', async () => {
  const { person, saved } = await studio(
    {},
    {
      'GET /v1/Question/studio': reads(
        { Question: live, Draft: draftOf() },
        { Question: newer, Draft: byBo },
      ),
      'PUT /v1/Question/publish': overtaken,
      'PUT /v1/Question/saveDraft': changed,
    },
  )
  await publish(person)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Frågan har ändrats sedan utkastet påbörjades')
  const rebase = { name: 'Spara utkastet på den nya versionen' }
  await person.click(within(notice).getByRole('button', rebase))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(
      'Någon annan har ändrat, publicerat eller slängt utkastet',
    ),
  )
  expect(saved).toMatchObject([{ Base: newer.DaytoUpdate, DaytoUpdate: stamp }])
  expect(screen.queryByRole('button', rebase)).toBeNull()
})

test('once it is saved on the new version, nothing keeps a draft from being published', async () => {
  const { person, saved } = await studio(
    {},
    {
      'GET /v1/Question/studio': reads(
        { Question: live, Draft: draftOf() },
        { Question: newer, Draft: draftOf() },
      ),
      'PUT /v1/Question/publish': overtaken,
    },
  )
  await publish(person)
  await person.click(
    await screen.findByRole('button', { name: 'Spara utkastet på den nya versionen' }),
  )
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(saved).toMatchObject([{ Base: newer.DaytoUpdate }])
})

test('whoever keeps theirs instead of what Bo began upon a newer version hears of that version', async () => {
  const { person, saved } = await studio(
    {},
    {
      'GET /v1/Question/studio': reads(
        { Question: live, Draft: draftOf() },
        { Question: newer, Draft: byBo },
      ),
      'PUT /v1/Question/publish': changed,
    },
  )
  await publish(person)
  await person.click(await screen.findByRole('button', { name: 'Spara mitt' }))
  expect(await screen.findByText('Frågan har ändrats sedan utkastet påbörjades')).toBeDefined()
  expect(saved).toMatchObject([{ Base: live.DaytoUpdate, DaytoUpdate: byBo.DaytoUpdate }])
})

test('a draft that the question has overtaken says so before anything is tried, and not once it is upon the new version', async () => {
  const read = { Question: newer, Draft: draftOf() }
  const { person, saved } = await studio({}, { 'GET /v1/Question/studio': reads(read) })
  expect((await screen.findByRole('alert')).textContent).toContain('Frågan har ändrats')
  await person.type(screen.getByLabelText('Rubrik'), ' nu')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.getByRole('alert')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Spara utkastet på den nya versionen' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(saved.map(({ Base }) => Base)).toEqual([live.DaytoUpdate, newer.DaytoUpdate])
})

test('a draft is moved to the new version also while a save of it is on its way', async () => {
  const replies: (() => void)[] = []
  const bases: string[] = []
  const { person } = await studio(
    {},
    {
      'GET /v1/Question/studio': reads({ Question: newer, Draft: draftOf() }),
      'PUT /v1/Question/saveDraft': async (request) => {
        const given = await request.clone().json()
        bases.push(given.Base)
        if (bases.length === 1) await new Promise<void>((resolve) => replies.push(resolve))
        return json({
          results: { ...draftOf(), ...given, Live: newer.DaytoUpdate },
          message: 'Klart.',
        })
      },
    },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await waitFor(() => expect(replies).toHaveLength(1))
  await person.click(screen.getByRole('button', { name: 'Spara utkastet på den nya versionen' }))
  // Until what is live now has been read.
  await new Promise((resolve) => {
    setTimeout(resolve, 200)
  })
  replies[0]?.()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(bases).toEqual([live.DaytoUpdate, newer.DaytoUpdate])
})

test('whoever writes on a version that Bo has replaced meanwhile hears of it at the next save', async () => {
  const { person, saved } = await studio(
    {},
    {
      'PUT /v1/Question/saveDraft': () =>
        json({
          results: { ...draftOf(), Live: newer.DaytoUpdate },
          message: 'Utkastet är sparat.',
        }),
    },
  )
  expect(screen.queryByRole('alert')).toBeNull()
  await person.type(screen.getByLabelText('Rubrik'), '!')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Frågan har ändrats sedan utkastet påbörjades')
  expect(saved).toHaveLength(1)
})

test('whoever goes back in the history beside a draft is told that the draft is behind', async () => {
  const older = { ...live, Question: 'Som förr', DaytoUpdate: '' }
  const history = [
    { version: live.DaytoUpdate, name: 'Karin', Reason: '', Nr: 2, Question: live },
    { version: older.sdate, name: 'Karin', Reason: '', Nr: 1, Question: older },
  ]
  const before: number[] = []
  const { person, saved } = await studio(
    {},
    {
      'GET /v1/Question/studio': () => {
        before.push(before.length === 0 ? 0 : saved.length)
        return reads({ Question: before.length > 1 ? newer : live, Draft: draftOf() })()
      },
      'GET /v1/Question/versions': () => json({ results: history }),
      'PUT /v1/Question/restore': () => json({ results: newer, message: 'Sparas.' }),
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Historik' }))
  const back = await screen.findByRole('button', { name: /^Gå tillbaka hit/ })
  await person.type(screen.getByLabelText('Rubrik'), ' nu')
  await person.click(back)
  expect((await screen.findByRole('alert')).textContent).toContain('Frågan har ändrats')
  // What was typed a moment ago is saved before all is read anew.
  expect(before).toEqual([0, 1])
})

test('what is typed during a conflict stays, also where somebody goes back in the history', async () => {
  const older = { ...live, Question: 'Som förr', DaytoUpdate: '' }
  const history = [
    { version: live.DaytoUpdate, name: 'Karin', Reason: '', Nr: 2, Question: live },
    { version: older.sdate, name: 'Karin', Reason: '', Nr: 1, Question: older },
  ]
  const { person } = await studio(
    {},
    {
      'PUT /v1/Question/saveDraft': changed,
      'GET /v1/Question/versions': () => json({ results: history }),
      'PUT /v1/Question/restore': () => json({ results: newer, message: 'Sparas.' }),
    },
  )
  await person.type(screen.getByLabelText('Rubrik'), ' nu')
  expect((await screen.findByRole('alert')).textContent).toContain('Någon')
  await person.click(screen.getByRole('radio', { name: 'Historik' }))
  await person.click(await screen.findByRole('button', { name: /^Gå tillbaka hit/ }))
  await screen.findByText('Frågan är som den var då.')
  expect(screen.getByLabelText<HTMLInputElement>('Rubrik').value).toMatch(/ nu$/)
  expect(screen.getByRole('alert').textContent).toContain('Någon annan har ändrat')
})
