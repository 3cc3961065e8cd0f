import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drafts } from '../../api/drafts.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { anna, json, refusal, serve } from '../../testing/server.ts'
import results from './results.json'

const path = 'PUT /v1/Tillganglighet/report'

async function report(answers: Parameters<typeof serve>[0] = {}) {
  const requests = serve(answers)
  signedIn()
  const person = await open('/Tillganglighet')
  await screen.findByRole('heading', { level: 1, name: /Tillgänglighetsredogörelse för Portalen/ })
  const form = screen.getByRole('form', { name: 'Rapportera ett hinder' })
  return { person, requests, form: within(form) }
}

type Form = Awaited<ReturnType<typeof report>>['form']

const messageIn = (form: Form) => form.getByLabelText<HTMLTextAreaElement>('Vad fungerar inte?')

test('the statement says what was tested, when, and what was found', async () => {
  await report()
  expect(document.title).toBe('Tillgänglighet – Portalen')
  expect(screen.getByText(results.tested).tagName).toBe('TIME')
  expect(screen.getByText(/prövats med axe-core/).textContent).toContain(
    `${results.looks} prövningar`,
  )
  const digg = screen.getByRole<HTMLAnchorElement>('link', { name: 'Anmäl till Digg' })
  expect(digg.href).toBe('https://www.digg.se/tdosanmalan')
})

test('who cannot use something tells the administrators, and is thanked', async () => {
  const { person, requests, form } = await report({ [path]: () => json({ results: true }) })
  await person.type(form.getByLabelText('Sida (valfritt)'), 'Rum')
  await person.type(form.getByLabelText('Vad fungerar inte?'), 'Knappen har ingen text')
  await person.click(form.getByRole('button', { name: 'Skicka' }))
  await form.findByText('Tack! En administratör har fått din rapport.')
  const sent = requests.find(({ url }) => url.endsWith('/report'))
  expect(await sent?.json()).toEqual({ page: 'Rum', message: 'Knappen har ingen text' })
  expect(messageIn(form).value).toBe('')
})

test('an empty report is not sent: the field says why, and has the focus', async () => {
  const { person, requests, form } = await report()
  await person.click(form.getByRole('button', { name: 'Skicka' }))
  await form.findByText('Beskriv vad som inte fungerar.')
  await waitFor(() => expect(document.activeElement).toBe(messageIn(form)))
  expect(requests.some(({ url }) => url.endsWith('/report'))).toBe(false)
})

test('a report that does not arrive stays in the form', async () => {
  const { person, form } = await report({ [path]: () => refusal(500, 'Något gick fel hos oss.') })
  await person.type(form.getByLabelText('Vad fungerar inte?'), 'Hej')
  await person.click(form.getByRole('button', { name: 'Skicka' }))
  expect((await form.findByRole('alert')).textContent).toContain('Något gick fel hos oss.')
  expect(messageIn(form).value).toBe('Hej')
})

test('what was typed before the session ended is there when its person comes back, and can be taken away', async () => {
  const first = await report({ [path]: () => refusal(401, 'Du är utloggad.', 'signed_out') })
  await first.person.type(messageIn(first.form), 'Halva rapporten')
  await first.person.click(first.form.getByRole('button', { name: 'Skicka' }))
  await screen.findByRole('button', { name: 'Logga in' })
  cleanup()
  const { person, form } = await report()
  expect(messageIn(form).value).toBe('Halva rapporten')
  expect(form.getByText('Det du skrev senast finns kvar.')).toBeDefined()
  await person.click(form.getByRole('button', { name: 'Börja om' }))
  expect(messageIn(form).value).toBe('')
  expect(form.queryByText('Det du skrev senast finns kvar.')).toBeNull()
})

test('a report that is emptied again leaves nothing in the browser', async () => {
  const { person, form } = await report()
  await person.type(messageIn(form), 'H')
  expect(drafts.read(anna.id, 'report')).toMatchObject({ message: { text: 'H' } })
  await person.clear(messageIn(form))
  expect(drafts.read(anna.id, 'report')).toBeUndefined()
})
