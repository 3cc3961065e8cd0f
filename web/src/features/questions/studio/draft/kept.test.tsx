import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newQuestionId } from '../../../../api/newQuestionId.ts'
import { drafts } from '../../../../api/drafts.ts'
import { json, karin, refusal } from '../../../../testing/server.ts'
import { draftOf, live, stamp, studio } from '../../../../testing/studio.ts'
import { typedOf } from './typed.ts'

/** What lies in Karin's browser: her heading, over what she had seen of the draft. */
const keep = (more: object = {}, id = 'q1') =>
  drafts.write(karin.id, `studio.${id}`, {
    page: 'before',
    typed: { ...typedOf(id === 'ny' ? undefined : live), QuestionLabel: 'Min rubrik' },
    Base: id === 'ny' ? '' : live.DaytoUpdate,
    DaytoUpdate: id === 'ny' ? '' : stamp,
    NewId: newQuestionId(),
    unheard: [],
    ...more,
  })

const kept = (id = 'q1') => drafts.read(karin.id, `studio.${id}`)
const label = () => screen.getByLabelText<HTMLInputElement>('Rubrik').value

test('whoever leaves while a save fails is told, and finds what they wrote when they come back', async () => {
  const hung: ((error: Error) => void)[] = []
  const { person, saved } = await studio(
    {},
    { 'PUT /v1/Question/saveDraft': () => new Promise((_, reject) => hung.push(reject)) },
  )
  const cut = () => hung.shift()?.(new TypeError('network error'))
  await person.type(screen.getByLabelText('Rubrik'), ' nu')
  await waitFor(() => expect(saved).toHaveLength(1))
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByRole('heading', { name: 'Frågor', level: 1 })
  cut()
  // It is tried once more before anybody is told.
  await waitFor(() => expect(saved).toHaveLength(2))
  cut()
  expect(await screen.findByText(/^Det du skrev finns kvar i webbläsaren/)).toBeDefined()
  expect(kept()).toMatchObject({ typed: { QuestionLabel: `${live.QuestionLabel} nu` } })
})

test('what was typed last and not saved stands in its boxes, and is saved upon what it was typed over', async () => {
  keep({ unheard: ['one'] })
  const { person, saved } = await studio()
  await screen.findByText('Det du skrev senast finns kvar.')
  expect(label()).toBe('Min rubrik')
  await person.click(screen.getByRole('button', { name: 'Spara det' }))
  await waitFor(() => expect(kept()).toBeUndefined())
  expect(saved).toMatchObject([
    { id: 'q1', QuestionLabel: 'Min rubrik', DaytoUpdate: stamp, Unheard: ['one'] },
  ])
  expect(screen.queryByText('Det du skrev senast finns kvar.')).toBeNull()
})

test('whoever starts over has what is stored, and nothing is kept or saved', async () => {
  keep()
  const { person, saved } = await studio()
  await person.click(await screen.findByRole('button', { name: 'Börja om' }))
  expect(label()).toBe(live.QuestionLabel)
  expect(kept()).toBeUndefined()
  expect(saved).toEqual([])
})

test('what was typed over an older draft is offered, and not written over the newer one', async () => {
  keep({ DaytoUpdate: '2026-11-22T10:00:00.000Z' })
  const { person, saved } = await studio()
  expect((await screen.findByRole('alert')).textContent).toContain('Någon annan har ändrat')
  expect(label()).toBe('Min rubrik')
  await person.click(screen.getByRole('button', { name: 'Läs in det sparade' }))
  await waitFor(() => expect(label()).toBe(live.QuestionLabel))
  expect(kept()).toBeUndefined()
  expect(saved).toEqual([])
})

test('a new question that was never saved is there again, under the id that it was sent with', async () => {
  const NewId = newQuestionId()
  keep({ NewId }, 'ny')
  const { person, saved } = await studio({}, {}, '/fragor?id=ny')
  await waitFor(() => expect(label()).toBe('Min rubrik'))
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await waitFor(() => expect(kept('ny')).toBeUndefined())
  expect(saved).toMatchObject([{ NewId, QuestionLabel: 'Min rubrik!' }])
  expect(kept(NewId)).toBeUndefined()
})

test('what is typed is kept while it is typed, and forgotten once it is saved or thrown away', async () => {
  const { person, saved } = await studio()
  await person.type(screen.getByLabelText('Rubrik'), '!')
  expect(kept()).toMatchObject({
    typed: { QuestionLabel: `${live.QuestionLabel}!` },
    DaytoUpdate: stamp,
  })
  await waitFor(() => expect(kept()).toBeUndefined())
  expect(saved).toHaveLength(1)
})

test('whoever leaves what a colleague’s draft stands against has left it on purpose', async () => {
  const { person } = await studio(
    {},
    { 'PUT /v1/Question/saveDraft': () => refusal(409, 'Utkastet har ändrats.', 'changed') },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await screen.findByRole('alert')
  expect(kept()).toBeDefined()
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await person.click(await screen.findByRole('button', { name: 'Lämna utan att spara' }))
  await screen.findByRole('heading', { name: 'Frågor', level: 1 })
  expect(kept()).toBeUndefined()
  expect(screen.queryByText(/^Det du skrev finns kvar i webbläsaren/)).toBeNull()
})

test('what is typed while a save hangs is kept with the name of that save, which may have been done', async () => {
  const { person, saved } = await studio(
    {},
    { 'PUT /v1/Question/saveDraft': () => new Promise(() => undefined) },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(kept()).toMatchObject({ unheard: [saved[0]?.Saving] })
  await person.type(screen.getByLabelText('Rubrik'), '?')
  expect(kept()).toMatchObject({
    typed: { QuestionLabel: `${live.QuestionLabel}!?` },
    unheard: [saved[0]?.Saving],
  })
})

test('what is saved as its page is left is kept with the name of that save, which may have been done', async () => {
  const { person, saved } = await studio(
    {},
    { 'PUT /v1/Question/saveDraft': () => new Promise(() => undefined) },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(kept()).toMatchObject({ unheard: [saved[0]?.Saving] })
})

test('whoever leaves what they typed before as it is saves nothing of it, and finds it again', async () => {
  keep()
  const { person, saved } = await studio()
  await screen.findByText('Det du skrev senast finns kvar.')
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByRole('heading', { name: 'Frågor', level: 1 })
  // Longer than a save takes to be sent.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(saved).toEqual([])
  expect(kept()).toMatchObject({ typed: { QuestionLabel: 'Min rubrik' } })
})

test('whoever leaves before what they typed is saved is told nothing once it is', async () => {
  const { person, saved } = await studio()
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByRole('heading', { name: 'Frågor', level: 1 })
  await waitFor(() => expect(kept()).toBeUndefined())
  expect(saved).toHaveLength(1)
  // Longer than it takes to be told.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(screen.queryByText('Utkastet kunde inte sparas')).toBeNull()
})

test('what is typed where a question is opened anew stays kept while the page before saves', async () => {
  const replies: (() => void)[] = []
  const { person, saved } = await studio(
    {},
    {
      'PUT /v1/Question/saveDraft': async (request) => {
        const given = await request.clone().json()
        await new Promise<void>((resolve) => replies.push(resolve))
        return json({ results: { ...draftOf(), ...given }, message: 'Klart.' })
      },
    },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await waitFor(() => expect(replies).toHaveLength(1))
  await person.type(screen.getByLabelText('Rubrik'), '?')
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByRole('heading', { name: 'Frågor', level: 1 })
  await act(async () => globalThis.history.back())
  await screen.findByText('Det du skrev senast finns kvar.')
  await person.type(screen.getByLabelText('Rubrik'), ' nu')
  replies[0]?.()
  const labels = () => saved.map(({ QuestionLabel }) => QuestionLabel)
  await waitFor(() => expect(labels()).toContain(`${live.QuestionLabel}!?`))
  expect(kept()).toMatchObject({ typed: { QuestionLabel: `${live.QuestionLabel}!? nu` } })
})

test('whoever starts over from a question that was published since has that, which nothing overtakes', async () => {
  keep({ Base: '2026-11-19T10:00:00.000Z', DaytoUpdate: '' })
  const { person } = await studio(
    {},
    {
      'GET /v1/Question/studio': () => json({ results: { Question: live, Trials: [] } }),
    },
  )
  const overtaken = 'Frågan har ändrats sedan utkastet påbörjades'
  expect(await screen.findByText(overtaken)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Börja om' }))
  expect(label()).toBe(live.QuestionLabel)
  expect(screen.queryByText(overtaken)).toBeNull()
})
