import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Anna', 'Bergström', 'AB'],
  ['åsa', 'öman', 'ÅÖ'],
  ['A\u030Asa', 'O\u0308man', 'ÅÖ'],
  ['😀a', 'Öman', '😀Ö'],
  ['', '', ''],
])('the initials of %s %s are whole letters', (Firstname, Lastname, initials) => {
  expect(initialsOf({ Firstname, Lastname })).toBe(initials)
})
