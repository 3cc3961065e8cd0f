import { fireEvent, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useEscape } from './useEscape.ts'

/** A page that Escape leads back from, with some HTML on it; gives how often a key at a place of it has. */
function pageWith(html: string) {
  const goBack = vi.fn<() => void>()
  document.body.innerHTML = html
  const { unmount } = renderHook(() => useEscape(goBack))
  return {
    press: (place = 'body', key = 'Escape') => {
      fireEvent.keyDown(document.querySelector(place) ?? document, { key, cancelable: true })
      return goBack.mock.calls.length
    },
    unmount,
  }
}

test('Escape leads back, and no other key does', () => {
  const { press, unmount } = pageWith('<p>Text</p>')
  expect(press('p', 'Enter')).toBe(0)
  expect(press('p')).toBe(1)
  unmount()
  expect(press()).toBe(1)
})

test.each(['<textarea>Hej</textarea>', '<input value="Hej">'])(
  'where somebody types (%s) it does nothing: what they have typed may be worth more',
  (field) => {
    const { press } = pageWith(field)
    expect(press('textarea, input')).toBe(0)
  },
)

test('in an empty box, beside a full one or at a choice it leads back', () => {
  const { press } = pageWith('<textarea></textarea><input value="Hej"><input type="radio">')
  expect(press('textarea')).toBe(1)
  expect(press('body')).toBe(2)
  expect(press('[type=radio]')).toBe(3)
})

test.each(['<dialog open></dialog>', '<p role="tooltip">Tips</p>'])(
  'what lies open above the page (%s) is closed first',
  (above) => {
    const { press } = pageWith(above)
    expect(press()).toBe(0)
  },
)

test('what is not open is no reason to stay', () => {
  const { press } = pageWith('<dialog></dialog><p role="tooltip" hidden>Tips</p>')
  expect(press()).toBe(1)
})

test('a key that something else has taken for itself does nothing here', () => {
  const { press } = pageWith('<p>Text</p>')
  document.querySelector('p')?.addEventListener('keydown', (event) => event.preventDefault())
  expect(press('p')).toBe(0)
})
