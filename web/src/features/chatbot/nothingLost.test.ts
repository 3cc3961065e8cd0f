import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drafts } from '../../api/drafts.ts'
import { chatOf } from '../../testing/chat.ts'
import { reload } from '../../testing/open.tsx'
import { json, karin, stream } from '../../testing/server.ts'

test('a chat that was cleared comes back with Ångra, before what was said since', async () => {
  const answers = [stream(), stream()]
  const [first, second] = answers
  const { person, chat, input } = await chatOf(() => answers.shift()?.response ?? json({}))
  await person.type(input, 'Den första{Enter}')
  await first?.text('Halva svaret')
  await chat.findByText('Halva svaret')
  await person.click(chat.getByRole('button', { name: 'Rensa chatten' }))
  // The toast says it, which can be read beside the chat.
  const isSaidInChat = () => chat.queryByText('Chatten är rensad.') !== null
  expect(isSaidInChat()).toBe(false)
  await person.type(input, 'Den andra{Enter}')
  await act(async () => second?.result('Det nya svaret'))
  await chat.findByText('Det nya svaret')
  expect(isSaidInChat()).toBe(false)
  const told = within(screen.getByRole('log', { name: 'Meddelanden' }))
  expect(told.getByText('Chatten är rensad.')).toBeDefined()
  await person.click(told.getByRole('button', { name: 'Ångra' }))
  const words = ['Hej!', 'Den första', 'Halva svaret', 'Den andra', 'Det nya svaret']
  const said = chat.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said).toEqual(words.map((text) => expect.stringContaining(text)))
  expect(await told.findByText('Chatten är tillbaka.')).toBeDefined()
  expect(isSaidInChat()).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(sessionStorage.getItem('chat.u2')).toContain('Den första')
})

test('half an answer stays where another try brings nothing', async () => {
  const answers = [stream(), stream()]
  const [first, second] = answers
  const { person, chat, input } = await chatOf(() => answers.shift()?.response ?? json({}))
  await person.type(input, 'Skriv något långt{Enter}')
  await first?.text('Halva svaret')
  await first?.cut()
  await person.click(await chat.findByRole('button', { name: 'Försök igen' }))
  await chat.findAllByText('Saga tänker …')
  await second?.cut()
  expect(await chat.findByRole('button', { name: 'Försök igen' })).toBeDefined()
  expect(chat.getByText('Halva svaret')).toBeDefined()
})

test('half an answer stays where its reader goes on instead of trying again', async () => {
  const answers = [stream(), stream()]
  const [first, second] = answers
  const { person, chat, input } = await chatOf(() => answers.shift()?.response ?? json({}))
  await person.type(input, 'Skriv något långt{Enter}')
  await first?.text('Halva svaret')
  await first?.cut()
  await chat.findByRole('button', { name: 'Försök igen' })
  await person.type(input, 'Fortsätt därifrån{Enter}')
  await act(async () => second?.result('Resten'))
  await chat.findByText('Resten')
  const said = chat.getAllByRole('listitem').map(({ textContent }) => textContent)
  const words = ['Hej!', 'Skriv något långt', 'Halva svaret', 'Fortsätt därifrån', 'Resten']
  expect(said).toEqual(words.map((text) => expect.stringContaining(text)))
})

test('what is typed and not sent is there after a reload, and forgotten once it is sent', async () => {
  const { person, input } = await chatOf(() => stream().response)
  await person.type(input, 'Halva frågan')
  const again = await reload('/Konto')
  await again.click(await screen.findByRole('button', { name: 'Fråga Saga' }))
  const box = await screen.findByLabelText('Meddelande')
  expect(box).toHaveProperty('value', 'Halva frågan')
  await again.type(box, '{Enter}')
  expect(box).toHaveProperty('value', '')
  expect(JSON.stringify(localStorage)).not.toContain('Halva frågan')
})

test('a message that is emptied again leaves nothing in the browser', async () => {
  const { person, input } = await chatOf(() => stream().response)
  await person.type(input, 'H')
  expect(drafts.read(karin.id, 'chat')).toBe('H')
  await person.clear(input)
  expect(drafts.read(karin.id, 'chat')).toBeUndefined()
})

test('an answer has its sources and its receipt below it and keeps them, and one without has neither', async () => {
  const answers = [stream(), stream()]
  const [plain, sourced] = answers
  const sources = [{ nr: 1, url: 'https://www.scb.se/a', title: 'Folkmängd' }]
  const receipt = {
    supplier: 'OpenAI',
    country: 'USA',
    GPTV: 'gpt-6-luna',
    model: 'GPT-6 Luna',
    InTokenAntal: 11,
    OutTokenAntal: 9,
    ms: 2140,
    sdate: '2026-11-23T09:30:00.000Z',
  }
  const { person, chat, input } = await chatOf(() => answers.shift()?.response ?? json({}))
  await person.type(input, 'Hej{Enter}')
  await act(async () => plain?.result('Hej själv.'))
  await chat.findByText('Hej själv.')
  await person.type(input, 'Hur många?{Enter}')
  await act(async () => sourced?.result('Så många [1].', { sources, receipt }))
  const shown = within(await chat.findByRole('region', { name: 'Källor' }))
  expect(shown.getByText('Folkmängd')).toBeDefined()
  expect(chat.getByText(/^AI-genererat av GPT-6 Luna/)).toBeDefined()
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('chat.u2') ?? '')).toEqual([
      { id: 1, role: 'user', content: 'Hej' },
      { id: 2, role: 'assistant', content: 'Hej själv.' },
      { id: 3, role: 'user', content: 'Hur många?' },
      { id: 4, role: 'assistant', content: 'Så många [1].', sources, receipt },
    ]),
  )
})

test('an answer that is stopped before its first word is none, and can be asked for again', async () => {
  const answer = stream()
  const { person, chat, input } = await chatOf(() => answer.response)
  await person.type(input, 'Hej{Enter}')
  await chat.findAllByText('Saga tänker …')
  await person.click(chat.getByRole('button', { name: 'Avbryt svaret' }))
  await answer.cut()
  expect(await chat.findByRole('button', { name: 'Försök igen' })).toBeDefined()
})
