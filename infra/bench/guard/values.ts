import type { Kind } from '../../../shared/rules/personalData/kinds.ts'
import { type Chance, luhn, two } from './chance.ts'

function birth({ whole }: Chance, added: number): [century: string, date: string] {
  const year = whole(1930, 2015)
  return [String(year).slice(0, 2), two(year % 100) + two(whole(1, 12)) + two(whole(1, 28) + added)]
}

function personNumber(chance: Chance, added: number): string {
  const [century, date] = birth(chance, added)
  const number = two(chance.whole(1, 99)).padStart(3, '0')
  const last = number + luhn(date + number)
  return chance.oneOf(['', century]) + date + chance.oneOf(['-', '-', '', ' ', '–']) + last
}

function account(chance: Chance): string {
  const weights = [10, 9, 8, 7, 6, 5, 4, 3, 2]
  for (;;) {
    // SEB: the clearing number without its first digit, and seven digits, by weights modulo 11.
    const clearing = `5${chance.digits(3)}`
    const begun = chance.digits(6)
    const sum = (clearing.slice(1) + begun)
      .split('')
      .reduce((all, digit, at) => all + Number(digit) * (weights[at] ?? 0), 0)
    const check = (11 - (sum % 11)) % 11
    if (check < 10) return `${clearing}${chance.oneOf([', ', ' ', '-'])}${begun}${check}`
  }
}

function iban({ digits, oneOf }: Chance): string {
  const bank = `500${digits(17)}`
  // SE00 as digits (ISO 13616).
  const check = two(98 - Number(BigInt(`${bank}281400`) % 97n))
  const all = `SE${check}${bank}`
  return oneOf([all, all.replaceAll(/(.{4})(?=.)/g, '$1 ')])
}

const makers: Partial<Record<Kind, (chance: Chance) => string>> = {
  PERSONNUMMER: (chance) => personNumber(chance, 0),
  SAMORDNINGSNUMMER: (chance) => personNumber(chance, 60),
  TELEFON: ({ oneOf, digits }) => {
    const number = digits(7)
    const grouped = `${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5)}`
    return oneOf(['070-', '073', '+46 72 ', '+46 (0)76-', '079 ']) + oneOf([grouped, number])
  },
  'E-POST': ({ oneOf, whole }) =>
    `${oneOf(['anna', 'erik.öberg', 'a-b_c', 'KARIN.LIND'])}${whole(1, 9_999)}@${oneOf(['example.se', 'sub.example.org'])}`,
  BANKKONTO: account,
  KORT: ({ oneOf, digits }) => {
    const begun = oneOf(['4', '51', '54']).padEnd(2, '7') + digits(13)
    const all = begun + luhn(begun)
    return oneOf([all, all.replaceAll(/(\d{4})(?=\d)/g, '$1 ')])
  },
  IBAN: iban,
}

type Around = readonly [before: string, after: string]

const ofAccount: Around = ['Kontonummer ', '.']
const around: readonly [Around, ...Around[]] = [
  ['Ring mig: ', ' tack.'],
  ['Uppgiften är ', ', enligt ansökan.'],
  ['', ''],
  ['Hon skrev (', ') i går.'],
]

/** A made-up value of a kind in a sentence, and where it stands. */
export function madeUpValue(kind: Kind, chance: Chance) {
  const value = makers[kind]?.(chance) ?? ''
  // An account is told from other numbers by the word before it, or by a comma within it.
  const [before, after] = kind === 'BANKKONTO' ? ofAccount : chance.oneOf(around)
  return { text: before + value + after, from: before.length, to: before.length + value.length }
}

export const measuredKinds = [
  'PERSONNUMMER',
  'SAMORDNINGSNUMMER',
  'TELEFON',
  'E-POST',
  'BANKKONTO',
  'KORT',
  'IBAN',
] as const satisfies Kind[]
