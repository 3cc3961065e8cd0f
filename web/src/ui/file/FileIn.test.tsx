import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { pdfOf, readHere } from '../../testing/files.ts'
import { questionPage } from '../../testing/lobby.ts'
import { serve } from '../../testing/server.ts'

beforeEach(readHere)

async function page() {
  const requests = serve({})
  const { person, card, input } = await questionPage()
  if (!(input instanceof HTMLTextAreaElement)) throw new Error('The box is none.')
  return { person, card, box: input, chooser: card.getByLabelText('Fil med text'), requests }
}

const pdf = (name: string, texts: string[]) => new File([new Uint8Array(pdfOf(texts))], name)

test('a file’s text comes into the box at the cursor, under its name, and nothing is sent', async () => {
  const { person, box, chooser, requests } = await page()
  await person.type(box, 'Före efter')
  box.setSelectionRange(5, 5)
  const sent = requests.length
  await person.upload(chooser, pdf('avtal.pdf', ['Åäö sida ett', '', '']))
  // Read out although it comes together with its words, as only an alert is; and in its turn.
  const told = await screen.findByRole('alert')
  expect(told.textContent).toMatch(/Texten från avtal\.pdf finns nu i rutan/)
  expect(told.getAttribute('aria-live')).toBe('polite')
  expect(box.value).toBe('Före\n\nFrån filen avtal.pdf:\nÅäö sida ett\n\nefter')
  expect(screen.getByText('2 av 3 sidor är bilder och kunde inte läsas.')).toBeDefined()
  expect(screen.getByText(/Filen stannar på din dator\./)).toBeDefined()
  expect(requests).toHaveLength(sent)
})

test('a file that gives no text says why, and what was typed stays', async () => {
  const { person, box, chooser } = await page()
  await person.type(box, 'Mitt')
  await person.upload(chooser, pdf('scan.pdf', ['', '']))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/scan\.pdf kunde inte läsas.*Alla sidor är bilder/)
  expect(box.value).toBe('Mitt')
})

test('a file is dropped on the box', async () => {
  const { box } = await page()
  const files = [new File(['Hej å'], 'a.txt')]
  const dataTransfer = { types: ['Files'], files }
  fireEvent.dragEnter(box, { dataTransfer })
  expect(screen.getByText('Släpp filen här')).toBeDefined()
  fireEvent.drop(box, { dataTransfer })
  expect(await screen.findByText(/Texten från a\.txt/)).toBeDefined()
  expect(screen.queryByText('Släpp filen här')).toBeNull()
  expect(box.value).toBe('Från filen a.txt:\nHej å')
})
