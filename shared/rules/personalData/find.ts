import type { Found, Kind } from './kinds.ts'
import { isBankAccount, isCard, isIban, isSwedishPhone, personNumberIn } from './numbers.ts'
import { plainTextOf } from './plainText.ts'

const space = '[ \\u00A0\\u202F]'
const hyphen = '[-\\u2010-\\u2015\\u2212]'

/** Most groups of digits that one number is written in, as +46 (0)70-174 06 05. */
const mostGroups = 6

const personNumber = new RegExp(
  `^(?:\\d{2}${space}?)?\\d{2}(?:${hyphen}|${space})?(?:0[1-9]|1[0-2])(?:${hyphen}|${space})?(?:[0-2]\\d|3[01]|[6-8]\\d|9[01])${space}?(?:${hyphen}|\\+)?${space}?\\d{4}$`,
)
const grouped = new RegExp(`^\\d+(?:(?:${space}|${hyphen})\\d+)*$`)
// Between two groups stands a sign: digits alone could be parted in more ways than there is time for.
const phone = new RegExp(
  `^(?:(?:\\+|00)\\d{1,3}${space}?(?:\\(0\\))?|0)\\d*(?:(?:${space}|${hyphen}|[/()]){1,3}\\d+)*$`,
)
const hour = '(?:[01]\\d|2[0-4])(?:[0-5]\\d)?'
const hourRange = `${hour}${space}?${hyphen}${space}?${hour}`
/** Hours, as 0830-1630 or 08-12 13-17, and what day they are on: they begin like telephone numbers. */
const hours = new RegExp(
  `^${hourRange}(?:${space}${hourRange})*(?:${space}(?:19|20)\\d\\d(?:${hyphen}\\d\\d){0,2})?$`,
)
/** Mobile numbers without 0 or +, as exports have them, and with dots. */
const mobile = new RegExp(`^(?:46${space}?7[02369]\\d{7}|07[02369]\\.\\d{3}\\.?\\d{2}\\.?\\d{2})$`)
const account = new RegExp(
  `^\\d{4}(?:${hyphen}?\\d)?(?:,|\\.)?(?:${space}|${hyphen})?\\d+(?:(?:${space}|${hyphen}|\\.)\\d+)*$`,
)
/** How an account is written where nothing else says that it is one: clearing number, comma, number. */
const plainlyAccount = new RegExp(`^\\d{4}(?:${hyphen}\\d)?,`)
const saysAccount = /(?:konto|clearing|kto\b|bank)[^\n]{0,30}\n?$/i
/** What there has to be in a text that says so anywhere. */
const accountWords = /konto|clearing|kto|bank/gi

/** What comes before digits that go on with a date, a register number or an address, and begin no telephone number. */
const goesOn = /(?:[\p{L}\d][-.\u2010-\u2015\u2212]|\d\/|\/[^\s/]+\/)$/u
/** What stands between two numbers that are told one right behind the other. */
const between = /^[-./\u2010-\u2015\u2212]$/
/** What says that a telephone number follows, also right behind it. */
const saysPhone = /(?:^|[^\p{L}])(?:tel|tfn|telefon|mob|mobil|fax|sms)[-./]$/iu
/** A clearing number whose account stands behind a word, or on the line below. */
const clearingBefore = /(?<!\d)(\d{4}(?:-?\d)?)\D{1,30}$/

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

function isPhone(written: string): boolean {
  const digits = digitsOf(written.replace('(0)', ''))
  const isAbroad = /^(?:\+|00)/.test(written)
  const local = digits.replace(/^00/, '')
  if (isAbroad && local.startsWith('46'))
    return isSwedishPhone(`0${local.slice(2).replace(/^0/, '')}`, true)
  if (isAbroad) return written.startsWith('+') && local.length >= 8 && local.length <= 15
  return isSwedishPhone(digits, /^0\d{1,3}\D/.test(written))
}

/** What leads up to the numbers of a text that begin at `first`, each no earlier than the one asked for before. */
function leadingUpTo(text: string) {
  const words = Array.from(text.matchAll(accountWords), ({ index }) => index)
  let next = 0
  return (first: number, isBehindOne: boolean) => {
    const begins = Math.max(0, first - longest)
    while ((words[next] ?? first) < begins) next++
    const before = text.slice(begins, first)
    const isNear = (words[next] ?? first) < first
    return {
      saysAccount: () => isNear && saysAccount.test(before),
      clearing: () => (isNear ? clearingBefore.exec(before)?.[1] : undefined),
      saysClearing: () => /clearing/i.test(before),
      goesOn: () => !isBehindOne && goesOn.test(before) && !saysPhone.test(before),
    }
  }
}

type Before = ReturnType<ReturnType<typeof leadingUpTo>>

/** Whether a number is a bank account: as one is written, or where the text says so, also behind its clearing number. */
function isAccount(written: string, count: number, before: Before): boolean {
  if (count > 16) return false
  const isNamed = before.saysAccount()
  if (count >= 9 && (isNamed || plainlyAccount.test(written)) && account.test(written)) {
    if (isBankAccount(written, isNamed)) return true
  }
  // Seven digits behind four are more often an amount behind a year, or behind an account of the books.
  const mayBe = isNamed && (count > 7 || before.saysClearing()) && grouped.test(written)
  const clearing = mayBe ? before.clearing() : undefined
  return clearing !== undefined && isBankAccount(`${clearing},${written}`, true)
}

/** What a number in a text is: `written` as it stands there, its digits, `before` what leads up to it. */
function kindOf(written: string, digits: string, before: Before): Kind | undefined {
  const count = digits.length
  if ((count === 10 || count === 12) && personNumber.test(written)) {
    const kind = personNumberIn(written, digits)
    if (kind) return kind
  }
  if (count >= 12 && isCard(digits) && grouped.test(written)) return 'KORT'
  if (mobile.test(written)) return before.goesOn() ? undefined : 'TELEFON'
  if (phone.test(written) && !hours.test(written) && isPhone(written))
    return before.goesOn() ? undefined : 'TELEFON'
  return isAccount(written, count, before) ? 'BANKKONTO' : undefined
}

const joins = /^[ \u00A0\u202F\-\u2010-\u2015\u2212+/(),.]{1,3}$/

/** Digits and signs of the shortest and the longest number. */
const [fewest, most, longest] = [7, 19, 40]

/** A group of digits in a text, and whether it can belong to one number with the group before it. */
type Group = { digits: string; from: number; to: number; goesOn: boolean }

function groupsIn(text: string): Group[] {
  const groups: Group[] = []
  for (const { index, 0: digits } of text.matchAll(/\d+/g)) {
    const last = groups.at(-1)?.to ?? index
    const to = index + digits.length
    groups.push({ digits, from: index, to, goesOn: joins.test(text.slice(last, index)) })
  }
  return groups
}

/** Numbers: from each group of digits on, the longest that is one. */
function* numbersIn(text: string): Generator<Found> {
  const groups = groupsIn(text)
  const leading = leadingUpTo(text)
  /** Where a number has ended: what is told right behind it, as 070-174 06 05/08-12 34 56, is one of its own. */
  const ends = new Set<number>()
  for (const [at, { from: first }] of groups.entries()) {
    const from = text[first - 1] === '+' ? first - 1 : first
    const isBehindOne = ends.has(from - 1) && between.test(text.charAt(from - 1))
    const before = leading(first, isBehindOne)
    let [digits, found]: [string, Found | undefined] = ['', undefined]
    for (const group of groups.slice(at, at + mostGroups)) {
      const { to } = group
      if (to - first > longest || (digits !== '' && !group.goesOn)) break
      digits += group.digits
      if (digits.length > most) break
      const kind = digits.length < fewest ? undefined : kindOf(text.slice(from, to), digits, before)
      if (kind) found = { kind, from, to }
    }
    if (!found) continue
    ends.add(found.to)
    yield found
  }
}

const iban =
  // Each beginning is looked at: what comes before an IBAN may look like one that goes on with it.
  /(?<![\p{L}\d])(?=([A-Z]{2}\d{2}(?:[ \u00A0\u202F]?[A-Z\d]{4}){2,7}(?:[ \u00A0\u202F]?[A-Z\d]{1,4})?))/giu
const lastGroup = /[ \u00A0\u202F][^ \u00A0\u202F]*$/

/** IBANs; a word that follows one may look like its last group. */
function* ibansIn(text: string): Generator<Found> {
  for (const { index, 1: match = '' } of text.matchAll(iban)) {
    let written = match
    while (written !== '' && !isIban(written))
      written = lastGroup.test(written) ? written.replace(lastGroup, '') : ''
    if (written !== '') yield { kind: 'IBAN', from: index, to: index + written.length }
  }
}

const ofName = /[\p{L}\p{M}\p{N}._%+'-]/u
const host = /^(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/u
/** The longest name before an @ (RFC 5321). */
const longestName = 64

function* addressesIn(text: string): Generator<Found> {
  for (const { index } of text.matchAll(/@/g)) {
    let from = index
    while (from > 0 && index - from < longestName && ofName.test(text.charAt(from - 1))) from--
    const domain = host.exec(text.slice(index + 1, index + 256))?.[0]
    if (from < index && domain !== undefined)
      yield { kind: 'E-POST', from, to: index + 1 + domain.length }
  }
}

/**
 * The personal data of a text, in its order; what overlaps is one. Its time grows as the text does.
 */
export function findPersonalData(text: string): Found[] {
  const { plain, placeOf } = plainTextOf(text)
  const all = [...numbersIn(plain), ...ibansIn(plain), ...addressesIn(plain)]
  const found: Found[] = []
  for (const next of all.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = found.at(-1)
    if (last && next.from < last.to) last.to = Math.max(last.to, next.to)
    else found.push({ ...next })
  }
  return found.map(({ kind, from, to }) => ({ kind, from: placeOf(from), to: placeOf(to - 1) + 1 }))
}
