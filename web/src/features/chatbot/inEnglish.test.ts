import { expect, test } from 'vitest'
import { chatOf } from '../../testing/chat.ts'
import { stream } from '../../testing/server.ts'

const languageAt = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang

test('an answer in English is read out as English, and the words around it as Swedish', async () => {
  const answer = stream()
  const { person, chat, input } = await chatOf(() => answer.response)
  await person.type(input, 'På engelska, tack{Enter}')
  await answer.result(
    'Här är det på engelska, som du ville:\n\n- You are to be here by nine.\n- Or not.',
  )
  await chat.findByRole('button', { name: 'Kopiera' })
  expect(languageAt(chat.getByText('Or not.'))).toBe('en')
  expect(languageAt(chat.getByText(/^Här är det på engelska/))).toBe('sv')
})

test('what Saga says in English is told as English to those who do not see it', async () => {
  const answer = stream()
  const { person, chat, input } = await chatOf(() => answer.response)
  await person.type(input, 'På engelska, tack{Enter}')
  await answer.result('You are to be here by nine, or the door will be locked.\n\nKind regards')
  await chat.findByRole('button', { name: 'Kopiera' })
  const status = chat.getAllByRole('status').find(({ textContent }) => textContent !== '')
  expect(status?.textContent).toMatch(/^Saga svarade: You are to be here/)
  expect(status?.querySelector('[lang=en]')?.textContent).toMatch(/^You are to be here/)
  // What does not say it itself is in the language of the answer.
  expect(languageAt(chat.getByText('Kind regards'))).toBe('en')
})
