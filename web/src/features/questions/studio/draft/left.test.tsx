import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, refusal } from '../../../../testing/server.ts'
import { draftOf, live, studio } from '../../../../testing/studio.ts'

type Person = Awaited<ReturnType<typeof studio>>['person']

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Until what a reply would have done is done. */
const aWhile = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 300)
  })

const other = { ...live, id: 'q3', QuestionLabel: 'Ärende' }

/** Karin has thrown away the draft of a question, never published where it `isNew`, and no reply has come yet. */
async function dropping(isNew = false) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { person } = await studio(
    {},
    {
      'GET /v1/Question/studio': ({ url }) => {
        const { searchParams } = new URL(url)
        if (searchParams.get('id') === 'q3')
          return json({ results: { Question: other, Trials: [] } })
        const Draft = draftOf()
        return json({ results: { ...(!isNew && { Question: live }), Draft, Trials: [] } })
      },
      'DELETE /v1/Question/dropDraft': () => promise,
    },
  )
  await person.click(screen.getByRole('button', { name: 'Släng utkastet' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await person.click(dialog.getByRole('button', { name: 'Släng utkastet' }))
  return { person, reply: () => resolve(json({ results: true, message: 'Klart.' })) }
}

/** Another of one's bookmarks: the browser keeps both in its history. */
async function goTo(address: string) {
  globalThis.history.pushState({ key: 'other', idx: 1 }, '', address)
  await act(async () => globalThis.dispatchEvent(new PopStateEvent('popstate')))
}

const toLibrary = async (person: Person) => {
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await heading('Frågor')
}

test('whoever goes to the library before a draft is thrown away stays there', async () => {
  const { person, reply } = await dropping()
  await toLibrary(person)
  reply()
  expect(await screen.findByText('Utkastet är slängt.')).toBeDefined()
  await aWhile()
  expect(location.search).toBe('')
  expect(screen.getByRole('heading', { level: 1, name: 'Frågor' })).toBeDefined()
})

test.each([false, true])(
  'whoever is at another question by then keeps its address (never published: %s)',
  async (isNew) => {
    const { reply } = await dropping(isNew)
    await goTo('/fragor?id=q3')
    await heading('Ärende')
    reply()
    await screen.findByText('Utkastet är slängt.')
    await aWhile()
    expect(location.search).toBe('?id=q3')
    expect(screen.getByRole('heading', { level: 1, name: 'Ärende' })).toBeDefined()
  },
)

/** Karin leaves for another question while her draft is published; no reply has come yet. */
async function leftWhilePublishing() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { person } = await studio({}, { 'PUT /v1/Question/publish': () => promise })
  await person.click(screen.getByRole('button', { name: 'Publicera' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByRole('textbox'), 'Brådskar')
  await person.click(dialog.getByRole('button', { name: 'Publicera' }))
  await goTo('/fragor?id=q3')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { reply: resolve }
}

test('whoever leaves while their draft is published stays where they went', async () => {
  const { reply } = await leftWhilePublishing()
  reply(json({ results: live, message: 'Klart.' }))
  await screen.findByText('Frågan är publicerad.')
  await aWhile()
  expect(location.search).toBe('?id=q3')
})

test('whoever leaves while their draft cannot be published is told so', async () => {
  const { reply } = await leftWhilePublishing()
  reply(refusal(409, 'Utkastet har ändrats av någon annan.', 'changed'))
  expect(await screen.findByText('Frågan kunde inte publiceras')).toBeDefined()
  expect(screen.getByText('Utkastet har ändrats av någon annan.')).toBeDefined()
  expect(location.search).toBe('?id=q3')
})

test('whoever leaves without saving while their own is to count has not saved it, and stays where they went', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  let reads = 0
  const { person, saved } = await studio(
    {},
    {
      'GET /v1/Question/studio': () => {
        reads += 1
        return reads > 1
          ? promise
          : json({ results: { Question: live, Draft: draftOf(), Trials: [] } })
      },
      'PUT /v1/Question/saveDraft': () => refusal(409, 'Utkastet har ändrats.', 'changed'),
    },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await person.click(await screen.findByRole('button', { name: 'Spara mitt' }))
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await person.click(await screen.findByRole('button', { name: 'Lämna utan att spara' }))
  await heading('Frågor')
  resolve(json({ results: { Question: live, Draft: draftOf(), Trials: [] } }))
  await aWhile()
  expect(location.search).toBe('')
  expect(saved).toHaveLength(1)
})

test('whoever leaves while their own is saved over a colleague’s draft stays where they went', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const replies = [refusal(409, 'Utkastet har ändrats.', 'changed')]
  const { person, saved } = await studio(
    {},
    { 'PUT /v1/Question/saveDraft': () => replies.shift() ?? promise },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await person.click(await screen.findByRole('button', { name: 'Spara mitt' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  await toLibrary(person)
  resolve(json({ results: draftOf(), message: 'Klart.' }))
  await aWhile()
  expect(location.search).toBe('')
  expect(screen.getByRole('heading', { level: 1, name: 'Frågor' })).toBeDefined()
})

test('whoever leaves a new question while it is saved stays where they went', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { person, saved } = await studio(
    {},
    { 'PUT /v1/Question/saveDraft': () => promise },
    '/fragor?id=ny',
  )
  await person.type(screen.getByLabelText('Rubrik'), 'Ny')
  await waitFor(() => expect(saved).toHaveLength(1))
  await toLibrary(person)
  resolve(json({ results: draftOf({ id: 'q9' }), message: 'Klart.' }))
  await aWhile()
  expect(location.search).toBe('')
  expect(screen.getByRole('heading', { level: 1, name: 'Frågor' })).toBeDefined()
})

test('the browser asks before its window closes on what is not saved, and not once it is', async () => {
  const { person } = await studio()
  const isAsked = () => {
    const closing = new Event('beforeunload', { cancelable: true })
    globalThis.dispatchEvent(closing)
    return closing.defaultPrevented
  }
  expect(isAsked()).toBe(false)
  await person.type(screen.getByLabelText('Rubrik'), '!')
  expect(isAsked()).toBe(true)
  await waitFor(() => expect(isAsked()).toBe(false))
})
