import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limits } from '../../../../../shared/limits.ts'
import { articles, dialog, paste } from '../../../testing/articles.tsx'

async function adding() {
  const { person, sent } = await articles({}, '/Dokument/ny', true)
  const form = await dialog('Nytt dokument')
  const text = await form.findByRole('textbox', { name: 'Innehåll' })
  return { person, form, text, sent }
}

test('a text that is too long is told with what helps, and nothing is sent', async () => {
  const { person, form, text, sent } = await adding()
  await person.type(form.getByLabelText('Rubrik'), 'Ny')
  paste(text, `<p>${'x'.repeat(limits.articleBody)}</p>`)
  await person.click(form.getByRole('button', { name: 'Publicera' }))
  const told = 'Texten är för lång. Korta den eller dela upp den.'
  expect(await screen.findAllByText(told)).not.toEqual([])
  expect(await sent('PUT')).toEqual([])
})

test('keys in the text open the row for a link, and lead to the tools', async () => {
  const { form, text } = await adding()
  text.focus()
  fireEvent.keyDown(text, { key: 'k', code: 'KeyK', keyCode: 75, ctrlKey: true })
  expect(await form.findByLabelText('Länkens adress')).toBeDefined()
  fireEvent.keyDown(text, { key: 'F10', code: 'F10', keyCode: 121, altKey: true })
  expect(form.getByRole('toolbar').contains(document.activeElement)).toBe(true)
})

test('signs that mean something elsewhere stay what was written', async () => {
  const { text } = await adding()
  text.focus()
  paste(text, '<p>Det är **inte** fet</p>')
  expect(text.textContent).toContain('**inte**')
  expect(text.querySelector('strong')).toBeNull()
})
