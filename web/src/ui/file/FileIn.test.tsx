import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../../shared/limits.ts'
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

test('a file that misses the box is caught, and one that the box has taken is not caught again', async () => {
  const { box } = await page()
  const dropOn = (place: Element, types: string[]) => {
    const dataTransfer = { types, files: [new File(['Hej'], 'a.txt')], dropEffect: 'copy' }
    const event = createEvent.dragOver(place, { dataTransfer })
    fireEvent(place, event)
    return [event.defaultPrevented, dataTransfer.dropEffect]
  }
  expect(dropOn(document.body, ['Files'])).toEqual([true, 'none'])
  expect(dropOn(box, ['Files'])).toEqual([true, 'copy'])
  // A text that is dragged goes its own way.
  expect(dropOn(document.body, ['text/plain'])).toEqual([false, 'copy'])
})

test('of a file that is longer than a text can be its beginning comes, and that is said', async () => {
  const { person, box, chooser } = await page()
  await person.upload(chooser, new File(['å'.repeat(limits.fileText + 1)], 'lång.txt'))
  const told = await screen.findByRole('alert')
  expect(told.textContent).toMatch(/Bara de första 100.000 tecknen fick plats\.$/)
  expect(box.value).toBe(`Från filen lång.txt:\n${'å'.repeat(limits.fileText)}`)
})

test('of two files each is told by itself, whatever becomes of the other', async () => {
  const { box } = await page()
  const files = [new File([''], 'tom.txt'), new File(['Hej'], 'a.txt')]
  fireEvent.drop(box, { dataTransfer: { types: ['Files'], files } })
  await screen.findByText(/Texten från a\.txt/)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('tom.txt kunde inte läsas'),
    expect.stringContaining('Texten från a.txt finns nu i rutan'),
  ])
  expect(box.value).toBe('Från filen a.txt:\nHej')
})

test('while a file is read another one is not taken, and once it is the next is', async () => {
  const { box } = await page()
  const drop = (name: string) =>
    fireEvent.drop(box, { dataTransfer: { types: ['Files'], files: [new File([name], name)] } })
  drop('a.txt')
  expect(screen.getByText('Läser a.txt …')).toBeDefined()
  drop('b.txt')
  await screen.findByText(/Texten från a\.txt/)
  await waitFor(() => expect(screen.queryByText('Läser a.txt …')).toBeNull())
  expect(box.value).toBe('Från filen a.txt:\na.txt')
  drop('b.txt')
  await screen.findByText(/Texten från b\.txt/)
  expect(box.value).toBe('Från filen a.txt:\na.txt\n\nFrån filen b.txt:\nb.txt')
})

test('the cursor stands behind what came of a file, where the next one comes', async () => {
  const { person, box, chooser } = await page()
  await person.type(box, 'Före efter')
  box.setSelectionRange(5, 5)
  await person.upload(chooser, new File(['Ett'], 'a.txt'))
  await screen.findByText(/Texten från a\.txt/)
  await waitFor(() => expect(box.selectionStart).toBe(box.value.indexOf('\n\nefter')))
  await person.upload(chooser, new File(['Två'], 'b.txt'))
  await screen.findByText(/Texten från b\.txt/)
  expect(box.value).toBe('Före\n\nFrån filen a.txt:\nEtt\n\nFrån filen b.txt:\nTvå\n\nefter')
})

test('a text that is dropped goes its own way, and so does a file once the page is left', async () => {
  const { person, card, box } = await page()
  const isTaken = (place: Element, types: string[]) => {
    const event = createEvent.drop(place, { dataTransfer: { types, files: [] } })
    fireEvent(place, event)
    return event.defaultPrevented
  }
  expect(isTaken(box, ['text/plain'])).toBe(false)
  expect(isTaken(document.body, ['Files'])).toBe(true)
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByRole('link', { name: 'Sammanfatta ett möte' })
  expect(isTaken(document.body, ['Files'])).toBe(false)
})

test('what is marked in the box stays when a file’s text comes behind it', async () => {
  const { person, box, chooser } = await page()
  await person.type(box, 'Om Anna Ek')
  box.setSelectionRange(3, 10)
  await person.upload(chooser, new File(['Hej'], 'a.txt'))
  await screen.findByText(/Texten från a\.txt/)
  expect(box.value).toBe('Om Anna Ek\n\nFrån filen a.txt:\nHej')
})

/** What is told of a file that is dropped on the empty box, and what stands there then. */
async function dropped(file: File) {
  const { box } = await page()
  fireEvent.drop(box, { dataTransfer: { types: ['Files'], files: [file] } })
  return [(await screen.findByRole('alert')).textContent, box.value]
}
const added = (name: string) =>
  `Texten från ${name} finns nu i rutan\\. Läs igenom den innan du skickar\\.`

test('a file that is too large is not read, and how large it may be is told', async () => {
  const file = new File(['Hej'], 'stor.txt')
  Object.defineProperty(file, 'size', { value: limits.fileBytes + 1 })
  const [told, text] = await dropped(file)
  expect(told).toMatch(/^stor\.txt kunde inte läsas.*Den får vara högst 25 MB\.$/)
  expect(text).toBe('')
})

test('where what reads files cannot be had that is told', async () => {
  vi.stubGlobal('Worker', undefined)
  expect((await dropped(pdf('a.pdf', ['Hej'])))[0]).toContain('Filläsaren kunde inte hämtas.')
})

test('of a file that came whole nothing else is told', async () => {
  const [told] = await dropped(new File(['å'.repeat(limits.fileText)], 'jämn.txt'))
  expect(told).toMatch(new RegExp(`^${added('jämn.txt')}$`))
})

test('of one without pages only its length is told', async () => {
  const [told] = await dropped(new File(['å'.repeat(limits.fileText + 1)], 'lång.txt'))
  const cut = 'Bara de första 100.000 tecknen fick plats\\.'
  expect(told).toMatch(new RegExp(`^${added('lång.txt')}${cut}$`))
})

test('a file’s text leaves no gap where the cursor stands before one', async () => {
  const { person, box, chooser } = await page()
  await person.type(box, 'Före efter')
  box.setSelectionRange(4, 4)
  await person.upload(chooser, new File(['Hej'], 'a.txt'))
  await screen.findByText(/Texten från a\.txt/)
  expect(box.value).toBe('Före\n\nFrån filen a.txt:\nHej\n\nefter')
})
