import { parse as accountIn } from 'kontonummer'
import Personnummer from 'personnummer'

const zero = '0'.charCodeAt(0)

/** Whether the last of some digits is Luhn's check digit, as payment cards and personal identity numbers have it. */
function isLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = digits.charCodeAt(digits.length - 1 - at) - zero
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** What a number with this text and these digits is, or undefined for none: a day over 60 is a coordination number's. */
export function personNumberIn(
  text: string,
  digits: string,
): 'PERSONNUMMER' | 'SAMORDNINGSNUMMER' | undefined {
  // Nine of ten have another check digit, and are not read as a day.
  if (!isLuhn(digits.slice(-10))) return undefined
  const plain = text.includes('+') ? `${digits.slice(0, -4)}+${digits.slice(-4)}` : digits
  if (!Personnummer.valid(plain)) return undefined
  return Number(digits.slice(-6, -4)) > 60 ? 'SAMORDNINGSNUMMER' : 'PERSONNUMMER'
}

// The card schemes' first digits, and how long their numbers are.
const schemes =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|(?:6011|65\d\d|64[4-9]\d)\d{12}|(?:50|5[6-9]|6\d)\d{10,17})$/

/** Whether digits are a payment card's number. */
export const isCard = (digits: string): boolean => isLuhn(digits) && schemes.test(digits)

/** Whether the check digits of an IBAN are right (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of Number.parseInt(sign, 36).toString())
      rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}

// Swedbank's clearing numbers have a fifth digit, which many leave out.
const withoutFifth = /^8\d{3}\D/

/**
 * Whether this is an account of a Swedish bank: its clearing number is one that there is, and the account as long as theirs.
 * `isNamed`: the text says that it is one.
 */
export function isBankAccount(text: string, isNamed: boolean): boolean {
  try {
    return accountIn(text, { mode: 'semi' }).accountNumber.length >= 5
  } catch {
    const length = text.replaceAll(/\D/g, '').length - 4
    return isNamed && withoutFifth.test(text) && length >= 6 && length <= 10
  }
}

// Area codes of two and three digits (PTS); all others have four, the first 0 counted, 0200 among them.
const shortAreas = /^0(?:8|1[013689]|20(?!0)|2[136]|3[1356]|4[0246]|54|6[03]|9[09])/

/**
 * Whether digits that begin with 0 can be a Swedish telephone number: a mobile one of ten, or an area code and a number that
 * does not begin with 0. `isApart`: the area code is set apart, as in 08-12 34 56.
 */
export function isSwedishPhone(digits: string, isApart: boolean): boolean {
  if (/^07[02369]/.test(digits)) return digits.length === 10
  if (digits.length > 10 || digits.length < (isApart ? 8 : 9)) return false
  if (digits.startsWith('00')) return false
  const area = digits.startsWith('08') ? 2 : shortAreas.test(digits) ? 3 : 4
  const number = digits.slice(area)
  return /^[1-9]/.test(number) && number.length >= 5
}
