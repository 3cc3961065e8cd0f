import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { email } from './people/email.ts'
import { nameOf } from './people/names.ts'
import { missingInPassword, newPassword } from './people/password.ts'
import { personNr } from './people/personNr.ts'
import { ADMIN, isAdmin, mayCall, STAFF } from './permissions.ts'
import { searchFor } from './search.ts'

describe('a password', () => {
  test.each([
    ['', 'minst 8 tecken, minst ett stort tecken, minst ett litet tecken, minst en siffra'],
    ['kort', 'minst 8 tecken, minst ett stort tecken, minst en siffra'],
    ['portalen1', 'minst ett stort tecken'],
    ['PORTALEN1', 'minst ett litet tecken'],
    ['Portalen', 'minst en siffra'],
    ['ÅÄÖåäö12', 'minst ett stort tecken, minst ett litet tecken'],
    ['Portalen1', ''],
  ])('%j lacks %j', (password, missing) => {
    expect(missingInPassword(password).join(', ')).toBe(missing)
    const parsed = z.safeParse(newPassword, password)
    expect(parsed.error?.issues[0]?.message ?? '').toBe(missing)
  })

  test('is at most as long as the pool takes', () => {
    expect(z.safeParse(newPassword, `Aa1${'x'.repeat(254)}`).success).toBe(false)
    const broken = z.safeParse(newPassword, 'Abcdefg1\nx')
    expect(broken.error?.issues[0]?.message).toBe('inga radbrytningar eller tabbar')
  })
})

test.each(['19850709-9805', '850709 9805', '850709\u20139805', ' 19850709 - 9805 ', '8507099805'])(
  'the personal number %j is taken as it is stored',
  (given) => {
    expect(z.parse(personNr, given)).toBe('19850709-9805')
  },
)

test.each(['850709 9806', '850709/9805', '8507-099805'])(
  'the personal number %j is wrong',
  (given) => {
    expect(z.safeParse(personNr, given).error?.issues[0]?.message).toBe(
      'Personnumret stämmer inte.',
    )
  },
)

test('a long run of dashes is no personal number, and takes no time', () => {
  // By the processor: on a busy machine the clock counts what others take.
  const before = process.threadCpuUsage()
  expect(z.safeParse(personNr, '-'.repeat(200_000)).success).toBe(false)
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
})

test('who was born a hundred years earlier has a plus', () => {
  expect(z.parse(personNr, '850709+9805')).toBe('18850709-9805')
})

describe('an e-mail address', () => {
  test.each([
    'anna@example.se',
    'a.b+c@sub.example.museum',
    'a_b%c-@x--y.1.se',
    '  ANNA@Example.SE ',
  ])('%s is good', (given) => {
    expect(z.parse(email, given)).toBe(given.trim().toLowerCase())
  })

  test.each([
    'anna',
    'anna@',
    '@example.se',
    'anna@example',
    'anna@example.internets',
    'a b@example.se',
    'a@b..se',
    'anna..berg@example.se',
    '.anna@example.se',
    'anna.@example.se',
    'anna@-example.se',
    'anna@example-.se',
  ])('%s is not', (given) => {
    expect(z.safeParse(email, given).error?.issues[0]?.message).toBe('Email is not valid!')
  })

  test('has to be there', () => {
    expect(z.safeParse(email, '').error?.issues[0]?.message).toBe('This field is required!')
  })
})

test('only role 0 is an administrator, and only administrators make their calls', () => {
  expect([ADMIN, STAFF, 2].map(isAdmin)).toEqual([true, false, false])
  expect([ADMIN, STAFF].map((Role) => mayCall('admin', Role))).toEqual([true, false])
  expect([ADMIN, STAFF].map((Role) => mayCall('user', Role))).toEqual([true, true])
})

test('a person is called by both names', () => {
  expect(nameOf({ Firstname: 'Åsa', Lastname: 'Öman' })).toBe('Åsa Öman')
  expect(nameOf({ Firstname: 'Åsa', Lastname: '' })).toBe('Åsa')
})

test('a search finds a word that may be hyphenated in its text, or stands there with signs that nobody sees', () => {
  const isSought = searchFor('kommunfullmäktige')
  expect(isSought('Om kommun\u00ADfull\u00ADmäktige')).toBe(true)
  expect(isSought('Om kommun\u200Bfullmäktige')).toBe(true)
  expect(isSought('Om kommun fullmäktige')).toBe(false)
  expect(searchFor('på')('pa\u200B\u030A väg')).toBe(true)
  expect(searchFor('kommun\u00ADfullmäktige')('Kommunfullmäktige')).toBe(true)
})
