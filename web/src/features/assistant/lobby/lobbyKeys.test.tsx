import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { open, signedIn } from '../../../testing/open.tsx'
import { cardOf, json, serve } from '../../../testing/server.ts'

const names = ['Ett', 'Två', 'Tre', 'Fyra', 'Fem']

/** Anna's lobby with five questions in rows of two; a second one lies a pixel lower, as rounding has it. */
async function rowsOfTwo() {
  serve({
    'GET /v1/Question/Uall': () =>
      json({ results: names.map((name, at) => cardOf(`q${at}`, name, { Ordering: at })) }),
  })
  const boxes = vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect')
  onTestFinished(() => boxes.mockRestore())
  boxes.mockImplementation(function (this: HTMLLIElement) {
    const at = names.findIndex((name) => this.textContent.includes(name))
    const [left, top] = [(at % 2) * 300, Math.floor(at / 2) * 200 + (at % 2)]
    return { left, top, right: left + 280, bottom: top + 180 } as DOMRect
  })
  signedIn()
  const person = await open('/Lobby')
  const tile = (name: string) => screen.findByRole('link', { name })
  const field = await screen.findByRole('searchbox', { name: 'Sök bland frågorna' })
  return { person, tile, field }
}

/** Presses a key where the focus is. Gives whether the portal took it for itself. */
function takes(init: KeyboardEventInit) {
  const place = document.activeElement ?? document.body
  const event = createEvent.keyDown(place, init)
  fireEvent(place, event)
  return event.defaultPrevented
}

test('the arrows go from tile to tile as they lie, and no further than the last', async () => {
  const { person, tile } = await rowsOfTwo()
  ;(await tile('Två')).focus()
  const ways = [
    ['ArrowDown', 'Fyra'],
    // The nearest of a row that is shorter.
    ['ArrowDown', 'Fem'],
    ['ArrowDown', 'Fem'],
    ['ArrowUp', 'Tre'],
    ['ArrowUp', 'Ett'],
    ['ArrowUp', 'Ett'],
    ['ArrowLeft', 'Ett'],
    ['ArrowRight', 'Två'],
    ['ArrowRight', 'Tre'],
    ['ArrowLeft', 'Två'],
    ['End', 'Fem'],
    ['ArrowRight', 'Fem'],
    ['Home', 'Ett'],
  ] as const
  for (const [key, name] of ways) {
    await person.keyboard(`{${key}}`)
    expect([key, document.activeElement]).toEqual([key, await tile(name)])
  }
})

test('keys that lead nowhere, and those of the browser, are left to it', async () => {
  const { tile } = await rowsOfTwo()
  ;(await tile('Två')).focus()
  expect(takes({ key: 'ArrowDown' })).toBe(true)
  expect(document.activeElement).toBe(await tile('Fyra'))
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(takes({ key: 'ArrowLeft', ...held })).toBe(false)
  expect(takes({ key: 'a' })).toBe(false)
  expect(document.activeElement).toBe(await tile('Fyra'))
  const star = screen.getByRole('button', { name: 'Gör ”Två” till favorit' })
  star.focus()
  expect(takes({ key: 'ArrowRight' })).toBe(false)
})

test('Ctrl or Cmd with K goes to the search, with no other key and out of no dialog', async () => {
  const { person, tile, field } = await rowsOfTwo()
  const start = await tile('Ett')
  const goes = (init: KeyboardEventInit) => {
    start.focus()
    return [takes(init), document.activeElement === field]
  }
  expect(goes({ key: 'k', metaKey: true })).toEqual([true, true])
  expect(goes({ key: 'K', ctrlKey: true })).toEqual([true, true])
  expect(goes({ key: 'k', ctrlKey: true, metaKey: true })).toEqual([false, false])
  expect(goes({ key: 'k', ctrlKey: true, shiftKey: true })).toEqual([false, false])
  expect(goes({ key: 'k', ctrlKey: true, altKey: true })).toEqual([false, false])
  await person.click(screen.getByRole('button', { name: 'Föreslå en fråga' }))
  await screen.findByRole('dialog', { name: /^Föreslå/ })
  expect(takes({ key: 'k', ctrlKey: true })).toBe(false)
  expect(document.activeElement).not.toBe(field)
})

test('of the search’s keys only the arrow down goes on, and takes what is typed without its blanks', async () => {
  const { person, tile, field } = await rowsOfTwo()
  field.focus()
  expect(takes({ key: 'ArrowUp' })).toBe(false)
  expect(document.activeElement).toBe(field)
  await person.type(field, ' fyra {ArrowDown}')
  await waitFor(async () => expect(document.activeElement).toBe(await tile('Fyra')))
})

test('the arrow down on what stands beside the search is left to the browser', async () => {
  const { tile } = await rowsOfTwo()
  await tile('Ett')
  const button = screen.getByRole('button', { name: 'Nya frågor' })
  button.focus()
  expect(takes({ key: 'ArrowDown' })).toBe(false)
  expect(document.activeElement).toBe(button)
})
