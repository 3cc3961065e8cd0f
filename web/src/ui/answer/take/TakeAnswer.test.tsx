import type { UserEvent } from '@testing-library/user-event'
import { screen, waitFor } from '@testing-library/react'
import mammoth from 'mammoth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { questionPage } from '../../../testing/lobby.ts'
import { json, serve, wholeAnswer } from '../../../testing/server.ts'

const key = '019ab1c2-7000-7000-8000-000000000000'
const text = '## Svar\n\nVi ses **på torsdag**.'

/** Anna has an answer before her, and opens the other ways to take it along. */
async function answered(kept = text) {
  const at = Date.now()
  const noted = { key, turnId: key, asked: 'Min text', label: 'Svara på ett mejl', at }
  localStorage.setItem('draft.u1.answer.q1', JSON.stringify({ at, value: noted }))
  serve({ 'GET /v1/Svar/get': () => json({ results: wholeAnswer(key, kept) }) })
  const { person, card } = await questionPage()
  const more = await card.findByRole('button', { name: 'Fler sätt' })
  return { person, card, more }
}

const current = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
    ?.textContent

/** Chooses in the open menu by its keys: no pointer moves in jsdom. */
async function choose(person: UserEvent, name: string) {
  await screen.findByRole('menuitem', { name })
  await waitFor(async () => {
    if (current() !== name) await person.keyboard('{ArrowDown}')
    expect(current()).toBe(name)
  })
  await person.keyboard('{Enter}')
}

test('an answer is copied as formatted and as clean text at once', async () => {
  const written: Record<string, Promise<Blob>>[] = []
  const { person, card } = await answered()
  vi.stubGlobal('ClipboardItem', function item(data: Record<string, Promise<Blob>>) {
    written.push(data)
  })
  onTestFinished(() => void vi.stubGlobal('ClipboardItem', undefined))
  vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  await person.click(card.getByRole('button', { name: 'Kopiera' }))
  expect(await card.findByRole('button', { name: 'Kopierat' })).toBeDefined()
  const read = async (type: string) => (await written[0]?.[type])?.text()
  expect(await read('text/plain')).toBe('Svar\n\nVi ses på torsdag.')
  expect(await read('text/html')).toContain('<h2>Svar</h2>')
})

test('the menu is gone through with the keyboard, and Escape closes it', async () => {
  const { person, more } = await answered()
  more.focus()
  await person.keyboard('{ArrowDown}')
  const shown = await screen.findAllByRole('menuitem')
  const items = shown.map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Ladda ner som Word',
    'Öppna i e-post',
    'Skriv ut',
    'Kopiera som Markdown',
  ])
  await waitFor(() => expect(current()).toBe('Ladda ner som Word'))
  await person.keyboard('{ArrowUp}')
  await waitFor(() => expect(current()).toBe('Kopiera som Markdown'))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('an answer is copied as Markdown', async () => {
  const { person, more } = await answered()
  await person.click(more)
  await choose(person, 'Kopiera som Markdown')
  expect(await screen.findByText('Svaret är kopierat som Markdown.')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('an answer is saved as a Word file with its question and date', async () => {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:word'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { person, more } = await answered()
  await person.click(more)
  await choose(person, 'Ladda ner som Word')
  await waitFor(() => expect(names).toEqual(['Svara på ett mejl.docx']))
  const [file = new Blob()] = files
  const buffer = Buffer.from(await file.arrayBuffer())
  const { value } = await mammoth.convertToHtml({ buffer })
  expect(value).toMatch(/<h1>Svara på ett mejl<\/h1><p>2025-11-2\d \d\d:\d\d<\/p>/)
  expect(value).toContain('<strong>på torsdag</strong>')
})

test('an answer is printed alone, with its question', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { person, more } = await answered()
  await person.click(more)
  await choose(person, 'Skriv ut')
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const sheet = document.querySelector('[data-printed]')
  expect(sheet?.querySelector('h1')?.textContent).toBe('Svara på ett mejl')
  expect(sheet?.querySelector('strong')?.textContent).toBe('på torsdag')
  globalThis.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('[data-printed]')).toBeNull())
})

test('code has a button of its own that copies it, and code and tables are reached with the keyboard', async () => {
  const { person, card } = await answered(
    '- Så här:\n\n  ```\n  a < b\n  ```\n\n| A |\n|---|\n| 1 |',
  )
  await person.click(await card.findByRole('button', { name: 'Kopiera koden' }))
  expect(await screen.findByText('Koden är kopierad.')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('a < b')
  expect(card.getByRole('group', { name: 'Kod' }).tabIndex).toBe(0)
  expect(card.getByRole('group', { name: 'Tabell' }).querySelector('td')?.textContent).toBe('1')
})
