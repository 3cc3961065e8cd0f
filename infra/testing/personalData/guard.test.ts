import * as fc from 'fast-check'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../../../shared/rules/days.ts'
import { guardOf } from '../../../shared/rules/personalData.ts'
import { findPersonalData } from '../../../shared/rules/personalData/find.ts'
import { root } from '../architecture/sources.ts'
import { madeUp, proseWithout } from './madeUp.ts'

const toldIn = join(root, 'web/src/features/protection/tested.json')
const told: { texts: number } = JSON.parse(readFileSync(toldIn, 'utf8'))

// Many more with `npm run fuzz`.
const texts = Number(process.env['PERSONAL_DATA_TEXTS'] ?? 2_000)

const found = (text: string) =>
  findPersonalData(text).map(({ kind, from, to }) => `${kind} ${text.slice(from, to)}`)

describe('what is personal data', () => {
  test.each([
    ['19850709-9805', 'PERSONNUMMER'],
    ['198507099805', 'PERSONNUMMER'],
    ['850709-9805', 'PERSONNUMMER'],
    ['8507099805', 'PERSONNUMMER'],
    ['850709+9805', 'PERSONNUMMER'],
    ['850709 9805', 'PERSONNUMMER'],
    ['850709–9805', 'PERSONNUMMER'],
    ['1985-07-09-9805', 'PERSONNUMMER'],
    ['1985 07 09 9805', 'PERSONNUMMER'],
    ['19 85 07 09-9805', 'PERSONNUMMER'],
    ['850709-\u200B9805', 'PERSONNUMMER'],
    ['8507\u00AD09-98\u00AD05', 'PERSONNUMMER'],
    ['850709-\r\n9805', 'PERSONNUMMER'],
    ['850709\u20099805', 'PERSONNUMMER'],
    ['８５０７０９－９８０５', 'PERSONNUMMER'],
    ['850769-9802', 'SAMORDNINGSNUMMER'],
    ['070-174 06 05', 'TELEFON'],
    ['0701740605', 'TELEFON'],
    ['+46 (0)70 174 06 05', 'TELEFON'],
    ['0046701740605', 'TELEFON'],
    ['46701740605', 'TELEFON'],
    ['070.174.06.05', 'TELEFON'],
    ['070-\n174 06 05', 'TELEFON'],
    ['08-12 34 56', 'TELEFON'],
    ['070 - 174 06 05', 'TELEFON'],
    ['08 - 123 45 67', 'TELEFON'],
    ['070 – 174 06 05', 'TELEFON'],
    ['0140-123 45', 'TELEFON'],
    ['0150-123 45', 'TELEFON'],
    ['0320-123 45', 'TELEFON'],
    ['0340-880 00', 'TELEFON'],
    ['0500-123 45', 'TELEFON'],
    ['+46 340 880 00', 'TELEFON'],
    ['0200-12 34 56', 'TELEFON'],
    ['info@malmö.se'.normalize('NFD'), 'E-POST'],
    ['åsa.öberg@kommun.example.se'.normalize('NFD'), 'E-POST'],
    ['021-39 00 00', 'TELEFON'],
    ['+44 20 7946 0958', 'TELEFON'],
    ['anna.bergström@sala.example.se', 'E-POST'],
    ['A+b@x.se', 'E-POST'],
    ['anna@exa\u200Bmple.se', 'E-POST'],
    ['8327-9,123 456 789-0', 'BANKKONTO'],
    ['4111 1111 1111 1111', 'KORT'],
    ['SE35 5000 0000 0549 1000 0003', 'IBAN'],
    ['se3550000000054910000003', 'IBAN'],
  ])('%s is found as %s, also in a sentence', (value, kind) => {
    expect(found(value)).toEqual([`${kind} ${value}`])
    expect(found(`Det gäller ${value}, som ringde 12 gånger.`)).toEqual([`${kind} ${value}`])
  })

  test.each([
    'kl 0800-1630 eller 08.00-16.30 den 2026-11-23',
    'kl 0830-1630, öppet 08-12 13-17, stängt 08 - 12, och kl 08-12 2026-11-23',
    'dnr KS 2026/0113-4 och org.nr 556016-0680',
    '12 345 678 kr av 1 000 000 000 kr, 0,12345678 procent',
    'https://www.example.se/arende/0701740605',
    '850709-9806 har en siffra som inte stämmer',
    'den 850709\n9805 kronor',
    'kl. 07.01.2026 och version 070.1.2, artikel 467017406051',
    'www.example.se, @saga och 3 @ 5',
    '[PERSONNUMMER-1] och [E-POST-12]',
  ])('“%s” has none', (text) => {
    expect(found(text)).toEqual([])
  })

  test.each(['Tel.', 'Tfn.', 'Mobil/', 'Fax-', 'tel.', 'Kontakt: Anna Ek/'])(
    'a number is found right behind %s',
    (word) => {
      expect(found(`${word}070-174 06 05`)).toEqual(['TELEFON 070-174 06 05'])
      expect(found('dnr KS-070174 06 05')).toEqual([])
      expect(found('dnr KS 2026/0701740605')).toEqual([])
    },
  )

  test('an IBAN is found behind what looks like the beginning of one', () => {
    const text = 'Avgift ht25 till IBAN SE35 5000 0000 0549 1000 0003'
    expect(found(text)).toEqual(['IBAN SE35 5000 0000 0549 1000 0003'])
  })

  test('its time grows with the text alone', () => {
    for (const token of [
      '012345678901234567,1 ',
      '07310865004703,12 ',
      '0 - 1 - 2 - 3 ',
      '6789 1',
    ]) {
      const text = token.repeat(100_000 / token.length)
      const started = process.threadCpuUsage()
      findPersonalData(text)
      const { user } = process.threadCpuUsage(started)
      expect([token, user / 1000 < 3_000]).toEqual([token, true])
    }
  })

  test('an account is one where the text says so', () => {
    expect(found('Konto: 6789 123 456 789')).toEqual(['BANKKONTO 6789 123 456 789'])
    expect(found('Artikel 6789 123 456 789')).toEqual([])
    expect(found('Clearingnr 6789, kontonr 123 456 789')).toEqual(['BANKKONTO 123 456 789'])
    expect(found('Clearingnr 5439, kontonr 101 23 40')).toEqual(['BANKKONTO 101 23 40'])
    expect(found('Clearingnr 5439, kontonr 012 34 59')).toEqual(['BANKKONTO 012 34 59'])
    expect(found('Clearingnr 5439, kontonr 101 23 41')).toEqual([])
    expect(found('Konto 8410 Räntekostnader: 1 250 000 kr')).toEqual([])
    expect(found('Saldot på kontot 2026: 1 250 000 kr')).toEqual([])
    expect(found('Clearingnummer: 8327-9\nKontonummer: 123 456 789-0')).toEqual([
      'BANKKONTO 123 456 789-0',
    ])
    expect(found('Kontonummer:\n5439 101 23 40')).toEqual(['BANKKONTO 5439 101 23 40'])
    expect(found('Mitt konto: 8327, 423 456 789-0')).toEqual(['BANKKONTO 8327, 423 456 789-0'])
  })
})

describe('a guard', () => {
  test('puts a number with signs that nobody sees back as it was', () => {
    const text = '\uFEFFAnna: 8507\u00AD09-\u200B9805, ring 070-\n174 06 05.\u200B'
    const guard = guardOf({ texts: [text] })
    const hidden = guard.hide(text)
    expect(hidden).toBe('\uFEFFAnna: [PERSONNUMMER-1], ring [TELEFON-1].\u200B')
    expect(guard.restore(hidden)).toBe(text)
  })

  test('hides each of many numbers that have nothing but a stroke between them', () => {
    const numbers = Array.from({ length: 7 }, (_, at) => `070174060${at}`)
    const text = numbers.join('/')
    const guard = guardOf({ texts: [text] })
    expect(guard.hide(text)).toBe(numbers.map((_, at) => `[TELEFON-${at + 1}]`).join('/'))
    const two = '070-174 08 12/070-174 36 25'
    expect(guardOf({ texts: [two] }).hide(two)).toBe('[TELEFON-1]')
  })

  test('hides no single letter, also where a gap was marked with it', () => {
    const text = 'Anna bor här'
    expect(guardOf({ texts: [text], words: ['a '] }).hide(text)).toBe(text)
  })

  test('hides each value behind a mark, the same one behind the same, and puts it back', () => {
    const text = 'Anna (850709-9805, 070-174 06 05) och 850709-9805.'
    const guard = guardOf({ texts: [text], words: ['Anna'] })
    const hidden = guard.hide(text)
    expect(hidden).toBe('[DOLT-1] ([PERSONNUMMER-1], [TELEFON-1]) och [PERSONNUMMER-1].')
    expect(guard.restore(hidden)).toBe(text)
    expect(guard.counts).toEqual({ PERSONNUMMER: 1, TELEFON: 1, DOLT: 1 })
  })

  test('takes no number that was taken before, or that somebody wrote', () => {
    const guard = guardOf({
      texts: ['[E-POST-4] och ny@example.se'],
      before: ['Till [PERSONNUMMER-2] och [E-POST-1]'],
    })
    expect(guard.hide('850709-9805 och ny@example.se')).toBe('[PERSONNUMMER-3] och [E-POST-5]')
    expect(guard.restore('[E-POST-4]')).toBe('[E-POST-4]')
  })

  test('puts values back in an answer that comes in pieces, wherever they are cut', () => {
    const guard = guardOf({ texts: ['850709-9805'] })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (cuts) => {
        let rest = 'Hej [PERSONNUMMER-1]! [x] och [PERSONNUMMER-1'
        const restorer = guard.restorer()
        let shown = ''
        for (const cut of cuts) {
          shown += restorer.push(rest.slice(0, cut))
          rest = rest.slice(cut)
        }
        shown += restorer.push(rest) + restorer.end()
        expect(shown).toBe('Hej 850709-9805! [x] och [PERSONNUMMER-1')
      }),
    )
  })

  test('counts the marks that a model has changed', () => {
    const guard = guardOf({ texts: ['850709-9805 och a@example.se'] })
    expect(guard.changedIn('[PERSONNUMMER-1] och [E-POST-1]')).toBe(0)
    expect(guard.changedIn('Personnummer 1 och e-post-1 och [PERSONNUMMER-1]')).toBe(2)
    expect(guardOf({ texts: ['Inget'] }).changedIn('Personnummer 1')).toBe(0)
  })

  test(
    'leaves no value that it knows in any text, and gives every text back as it was',
    { timeout: 600_000 },
    () => {
      fc.assert(
        fc.property(fc.array(fc.oneof(madeUp, fc.string()), { minLength: 1 }), (parts) => {
          const text = parts.join(' ')
          const guard = guardOf({ texts: [text] })
          const values = findPersonalData(text).map(({ from, to }) => text.slice(from, to))
          for (const given of [text, `xx${values.join('')}yy`]) {
            const hidden = guard.hide(given)
            for (const value of values) expect(hidden).not.toContain(value)
            expect(findPersonalData(hidden)).toEqual([])
            expect(guard.restore(hidden)).toBe(given)
          }
        }),
        { numRuns: texts },
      )
      // What people read of it (web/src/features/protection/ProtectionPage.tsx) is what was really tried.
      if (texts >= told.texts)
        writeFileSync(
          toldIn,
          `${JSON.stringify({ texts, day: dayOf(new Date()) }, undefined, 2)}\n`,
        )
    },
  )

  test('takes little of ordinary official prose for personal data', () => {
    const wrong = proseWithout.flatMap(found)
    expect(wrong).toEqual([])
  })
})

test('a word that marks are made of is hidden, and breaks none of them', () => {
  const text = 'E-POST: anna@example.se, TELEFON: 070-174 06 05, POST och BANK'
  const guard = guardOf({ texts: [text], words: ['POST', 'TELEFON', 'BANK'] })
  const hidden = guard.hide(text)
  expect(hidden).toBe('E-[DOLT-1]: [E-POST-1], [DOLT-2]: [TELEFON-1], [DOLT-1] och [DOLT-3]')
  expect(guard.hide(hidden)).toBe(hidden)
  expect(guard.restore(hidden)).toBe(text)
})
