import * as fc from 'fast-check'

const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((all) => all.join(''))

/** The check digit by which digits pass Luhn. */
function luhn(before: string): string {
  let sum = 0
  for (const [at, digit] of before.split('').toReversed().entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return String((10 - (sum % 10)) % 10)
}

const two = (number: number) => String(number).padStart(2, '0')

const personNumber = fc
  .record({
    year: fc.integer({ min: 1930, max: 2015 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    isCoordination: fc.boolean(),
    number: fc.integer({ min: 10, max: 999 }).map((one) => String(one).padStart(3, '0')),
    isLong: fc.boolean(),
    between: fc.constantFrom('-', '', ' ', '–'),
  })
  .map(({ year, month, day, isCoordination, number, isLong, between }) => {
    const date = `${two(year % 100)}${two(month)}${two(day + (isCoordination ? 60 : 0))}`
    const last = `${number}${luhn(date + number)}`
    return `${isLong ? String(year).slice(0, 2) : ''}${date}${between}${last}`
  })

const phone = fc
  .tuple(fc.constantFrom('070-', '073', '+46 72 ', '+46 (0)76-'), digits(7))
  .map(([area, number]) => `${area}${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5)}`)

const address = fc
  .tuple(fc.constantFrom('anna', 'erik.öberg', 'a-b_c'), fc.integer({ min: 1, max: 9_999 }))
  .map(([name, number]) => `${name}${number}@example.se`)

const card = digits(14).map((middle) => {
  const all = `4${middle}`
  return `${all}${luhn(all)}`.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
})

/** Personal data of a made-up person, as people write it. */
export const madeUp = fc.oneof(personNumber, phone, address, card)

/** Ordinary official prose with dates, amounts, register numbers and hours, and no personal data. */
export const proseWithout = [
  'Kommunstyrelsen beslutade den 14 oktober 2026, § 187, att avslå ansökan (dnr KS 2026/00412).',
  'Sammanträdet pågår kl. 08.30–16.15 med paus 12.00-13.00. Ajournering kl 0945-1000.',
  'Budgeten för 2027 är 1 250 400 000 kronor, varav 12 345 678 kr avser lokaler.',
  'Fastigheten Sala Kristina 4:12 har arealen 10 203 040 kvadratmeter.',
  'Leverantören AB Exempel, org.nr 556016-0680, har avtal 2024-01-01–2027-12-31.',
  'Faktura 4500123456 avser perioden 202601-202612 och ska betalas senast 2026-12-31.',
  'Enligt 10 kap. 2 § första stycket kommunallagen (2017:725) får nämnden delegera beslutet.',
  'Befolkningen ökade med 0,75 procent till 23 456 personer, jämfört med 23 281 år 2025.',
  'Postnummer 733 38 Sala och box 304 används. Diarienummer BUN 2026-0457-3.',
  'Version 10.2.14 av systemet togs i drift 2026-03-02 kl. 06.00 och stängs 2030.',
  'Mötet den 3/11 samlade 45 deltagare från 12 förvaltningar; 7 av 9 ledamöter var på plats.',
  'ISBN 978-91-7335-123-4 och ISSN 1234-5678 anges i rapporten.',
]
