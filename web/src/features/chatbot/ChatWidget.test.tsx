import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limits } from '../../../../shared/limits.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { json, karin, refusal, serve, stream } from '../../testing/server.ts'

const path = 'PUT /v1/chatbot/send'

type Answers = Parameters<typeof serve>[0]

/** Karin stands before her account, from where the chat can be opened as from everywhere. */
async function portalOf(answers: Answers = {}) {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/user/profile': () => json({ results: karin }),
    ...answers,
  })
  signedIn()
  const person = await open('/Konto')
  const launcher = await screen.findByRole('button', { name: 'Fråga Saga' })
  const bodies = <T,>(to: string): Promise<T[]> =>
    Promise.all(requests.filter(({ url }) => url.endsWith(to)).map((one) => one.clone().json()))
  const sent = () => bodies<{ newMessage: unknown[]; AnswerId: string }>('/chatbot/send')
  /** The answers whose stops were asked for. */
  const stopped = async () =>
    (await bodies<{ AnswerId: string; AfterSeconds?: number }>('/Question/stop'))
      // Signs of life put the stop off.
      .filter(({ AfterSeconds }) => AfterSeconds === undefined)
      .map(({ AnswerId }) => AnswerId)
  return { person, requests, launcher, sent, stopped }
}

/** Karin opens the chat. */
async function chatOf(answers: Answers = {}) {
  const { person, launcher, ...rest } = await portalOf(answers)
  await person.click(launcher)
  const chat = within(await screen.findByRole('dialog', { name: 'Portalen' }))
  return { person, launcher, chat, input: chat.getByLabelText('Meddelande'), ...rest }
}

/** What was said, greeting included. */
const said = () =>
  within(screen.getByRole('dialog', { name: 'Portalen' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the chat greets by the assistant’s name, closes with Escape and gives the focus back', async () => {
  const { person, launcher, chat, input } = await chatOf()
  expect(chat.getByText('Saga, din digitala assistent')).toBeDefined()
  expect(
    chat.getByText(/^Hej! Jag heter Saga och är din personliga digitala assistent\./),
  ).toBeDefined()
  expect(document.activeElement).toBe(input)
  expect(chat.getByRole('status', { hidden: true }).textContent).toBe('')
  expect(launcher.ariaExpanded).toBe('true')
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(launcher)
  expect(launcher.ariaExpanded).toBe('false')
})

test('staff have no chat', async () => {
  serve({})
  signedIn()
  await open('/Konto')
  await screen.findByRole('heading', { name: 'Mitt konto' })
  expect(screen.queryByRole('button', { name: 'Fråga Saga' })).toBeNull()
})

test('Enter sends, Shift+Enter breaks the line, and the answer comes piece by piece as Markdown', async () => {
  const answer = stream()
  const { person, chat, input, sent } = await chatOf({ [path]: () => answer.response })
  await person.type(input, 'Rad ett{Shift>}{Enter}{/Shift}Rad två{Enter}')
  expect(await chat.findAllByText('Saga tänker …')).toHaveLength(2)
  expect(input).toHaveProperty('value', '')
  await answer.text('Ja, **gär')
  await chat.findByText(/gär/)
  await answer.result('Ja, **gärna**.')
  await chat.findByRole('button', { name: 'Kopiera' })
  expect(chat.getByText('gärna').tagName).toBe('STRONG')
  expect(await sent()).toEqual([
    {
      newMessage: [{ role: 'user', content: 'Rad ett\nRad två' }],
      AnswerId: expect.any(String),
    },
  ])
  expect(chat.getByText('Saga svarade: Ja, gärna.')).toBeDefined()
})

test('each message is asked with what was said before', async () => {
  const answers = ['Saga.', 'Karin.']
  const { person, chat, input, sent } = await chatOf({
    [path]: () => {
      const answer = stream()
      void answer.result(answers.shift() ?? '')
      return answer.response
    },
  })
  await person.type(input, 'Vad heter du?{Enter}')
  await chat.findByText('Saga.')
  await person.type(input, 'Och jag?{Enter}')
  await chat.findByText('Karin.')
  expect((await sent())[1]).toMatchObject({
    newMessage: [
      { role: 'user', content: 'Vad heter du?' },
      { role: 'assistant', content: 'Saga.' },
      { role: 'user', content: 'Och jag?' },
    ],
  })
})

test('an empty message is not sent, and one that is too long is told', async () => {
  const { person, chat, input, sent } = await chatOf()
  await person.type(input, '  {Enter}')
  await person.click(input)
  await person.paste('x'.repeat(limits.answerText + 1))
  await person.keyboard('{Enter}')
  expect(chat.getByText(/^Texten är för lång: högst 100.000 tecken\.$/)).toBeDefined()
  expect(await sent()).toEqual([])
})

test('a failure is told at the message, and a second try asks the same again', async () => {
  const second = stream()
  const answers = [refusal(503, 'Assistenten har för mycket att göra.'), second.response]
  const { person, chat, input, sent } = await chatOf({ [path]: () => answers.shift() ?? json({}) })
  await person.type(input, 'Hej{Enter}')
  expect((await chat.findByRole('alert')).textContent).toContain('för mycket att göra')
  await person.click(chat.getByRole('button', { name: 'Försök igen' }))
  await waitFor(() => expect(document.activeElement).toBe(input))
  await act(() => second.result('Hej själv!'))
  await chat.findByRole('button', { name: 'Kopiera' })
  expect(chat.queryByRole('alert')).toBeNull()
  const [one, other] = await sent()
  expect(other?.newMessage).toEqual(one?.newMessage)
  expect(other?.AnswerId).not.toBe(one?.AnswerId)
})

test('an answer is stopped, keeps what came, and a reload shows it again', async () => {
  const answer = stream()
  const { person, chat, input, sent, stopped } = await chatOf({ [path]: () => answer.response })
  await person.type(input, 'Berätta{Enter}')
  await answer.text('Det var en')
  await chat.findByText('Det var en')
  await person.click(chat.getByRole('button', { name: 'Avbryt svaret' }))
  await answer.cut()
  await chat.findByRole('button', { name: 'Kopiera' })
  expect(await stopped()).toEqual([(await sent())[0]?.AnswerId])
  expect(said()[2]).toMatch(/^SagaDet var en\s*Svaret avbröts\.Kopiera$/)
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('chat.u2') ?? '')).toMatchObject([
      { role: 'user', content: 'Berätta' },
      { role: 'assistant', content: 'Det var en', stopped: true },
    ]),
  )
})

test('what was said is there again after a reload, is cleared by its button, and is nobody else’s', async () => {
  const kept = [
    { id: 1, role: 'user', content: 'Min fråga' },
    { id: 2, role: 'assistant', content: 'Mitt svar' },
  ]
  sessionStorage.setItem('chat.u2', JSON.stringify(kept))
  sessionStorage.setItem('chat.u9', JSON.stringify([{ id: 1, role: 'user', content: 'Annans' }]))
  const { person, chat, input } = await chatOf()
  expect(said()).toHaveLength(3)
  expect(chat.queryByText('Annans')).toBeNull()
  await person.click(chat.getByRole('button', { name: 'Rensa chatten' }))
  expect(said()).toHaveLength(1)
  expect(document.activeElement).toBe(input)
  expect(sessionStorage.getItem('chat.u2')).toBeNull()
})

test('a chat that was kept in a form nobody knows begins anew', async () => {
  sessionStorage.setItem('chat.u2', '{"role":"system"}')
  await chatOf()
  expect(said()).toHaveLength(1)
})

test('a chat without end is asked and kept with its newest messages only', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    id: index + 1,
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `Nummer ${index}`,
  }))
  sessionStorage.setItem('chat.u2', JSON.stringify(many))
  const { person, input, sent } = await chatOf({ [path]: () => stream().response })
  await person.type(input, 'Nu då?{Enter}')
  await waitFor(async () => expect((await sent())[0]?.newMessage).toHaveLength(20))
  expect((await sent())[0]?.newMessage.at(-1)).toEqual({ role: 'user', content: 'Nu då?' })
  const kept: unknown[] = JSON.parse(sessionStorage.getItem('chat.u2') ?? '')
  expect(kept).toHaveLength(limits.chatMessagesSent)
})

test('who signs out in the middle of an answer stops it, and leaves nothing of the chat behind', async () => {
  const answer = stream()
  const { person, chat, input, requests, sent, stopped } = await chatOf({
    [path]: () => answer.response,
  })
  await person.type(input, 'Hemligt{Enter}')
  await answer.text('Halva hemligheten')
  await chat.findByText('Halva hemligheten')
  const menu = within(screen.getByRole('banner'))
  await person.click(menu.getByRole('button', { name: 'Logga ut', hidden: true }))
  await screen.findByRole('button', { name: 'Logga in' })
  expect(JSON.stringify(sessionStorage)).not.toContain('hemlig')
  // While the token is still good.
  expect(await stopped()).toEqual([(await sent())[0]?.AnswerId])
  const last = requests.slice(-3).map(({ url }) => new URL(url).pathname)
  // The pool's own comes last.
  expect(last).toEqual(['/v1/Question/stop', '/v1/auth/logout', '/'])
})

test('an answer that was cut off is gone on with in the chat, from its end', async () => {
  const answers = [stream(), stream()]
  const [first, second] = answers
  const { person, chat, input, sent } = await chatOf({
    [path]: () => answers.shift()?.response ?? json({}),
  })
  const long = `${'ord '.repeat(limits.answerText / 4)}slutar mi`
  await person.type(input, 'Berätta{Enter}')
  await first?.result(long, { cut: true })
  await person.click(await chat.findByRole('button', { name: 'Fortsätt' }))
  await waitFor(() => expect(document.activeElement).toBe(input))
  await second?.result('tt i ett ord.')
  await chat.findByText('tt i ett ord.')
  expect(chat.queryByRole('button', { name: 'Fortsätt' })).toBeNull()
  expect((await sent())[1]?.newMessage).toEqual([
    { role: 'user', content: 'Berätta' },
    { role: 'assistant', content: long.slice(-limits.answerText) },
    { role: 'user', content: 'Fortsätt precis där du slutade.' },
  ])
})

test('the Escape that closes the chat does nothing else on the page', async () => {
  const { input } = await chatOf()
  // Whatever hears the key afterwards asks whether somebody has dealt with it.
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
})
