import type { Found, Kind } from './kinds.ts'
import { isBankAccount, isCard, isIban, isSwedishPhone, personNumberIn } from './numbers.ts'

const space = '[ \\u00A0\\u202F]'
const hyphen = '[-\\u2010-\\u2015\\u2212]'

/** Most groups of digits that one number is written in, as +46 (0)70-174 06 05. */
const mostGroups = 6

const personNumber = new RegExp(
  `^(?:\\d{2})?\\d{2}${hyphen}?(?:0[1-9]|1[0-2])${hyphen}?(?:[0-2]\\d|3[01]|[6-8]\\d|9[01])${space}?(?:${hyphen}|\\+)?${space}?\\d{4}$`,
)
const grouped = new RegExp(`^\\d+(?:(?:${space}|${hyphen})\\d+)*$`)
const phone = new RegExp(
  `^(?:(?:\\+|00)\\d{1,3}${space}?(?:\\(0\\))?|0)(?:(?:${space}|${hyphen}|[/()]){0,2}\\d+)*$`,
)
const account = new RegExp(
  `^\\d{4}(?:${hyphen}?\\d)?(?:,|\\.)?(?:${space}|${hyphen})?\\d(?:(?:${space}|${hyphen}|\\.)?\\d+)*$`,
)
/** How an account is written where nothing else says that it is one: clearing number, comma, number. */
const plainlyAccount = new RegExp(`^\\d{4}(?:${hyphen}\\d)?,`)
const saysAccount = /(?:konto|clearing|kto\b|bank)[^\n]{0,30}$/i

/** What comes before digits that go on with a date or a register number, and begin no telephone number. */
const goesOn = /[\p{L}\d][-./\u2010-\u2015\u2212]$/u

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

/** What a number in a text is: `written` as it stands there with so many digits, `before` what leads up to it. */
function kindOf(written: string, count: number, before: () => string): Kind | undefined {
  if ((count === 10 || count === 12) && personNumber.test(written)) {
    const kind = personNumberIn(written)
    if (kind) return kind
  }
  if (count >= 12 && /^[2-6]/.test(written) && grouped.test(written) && isCard(written))
    return 'KORT'
  if (/^[0+]/.test(written)) {
    const isOne = !goesOn.test(before()) && phone.test(written) && isPhone(written)
    return isOne ? 'TELEFON' : undefined
  }
  if (count < 9 || count > 16 || !account.test(written)) return undefined
  const isNamed = plainlyAccount.test(written) || saysAccount.test(before())
  return isNamed && isBankAccount(written) ? 'BANKKONTO' : undefined
}

/** Whether digits on both sides of this can belong to one number. */
const joins = /^[ \u00A0\u202F\-\u2010-\u2015\u2212+/(),.]{1,3}$/

/** Digits and signs of the shortest and the longest number. */
const [fewest, most, longest] = [8, 19, 40]

/** The groups of digits in a text. */
function groupsIn(text: string) {
  const [from, to]: [number[], number[]] = [[], []]
  for (const { index, 0: digits } of text.matchAll(/\d+/g)) {
    from.push(index)
    to.push(index + digits.length)
  }
  return {
    count: from.length,
    from: (at: number) => from[at] ?? Number.NaN,
    to: (at: number) => to[at] ?? Number.NaN,
  }
}

/** Numbers: from each group of digits on, the longest that is one. */
function* numbersIn(text: string): Generator<Found> {
  const groups = groupsIn(text)
  for (let at = 0; at < groups.count; at++) {
    const first = groups.from(at)
    const from = text[first - 1] === '+' ? first - 1 : first
    const before = () => text.slice(Math.max(0, first - longest), first)
    let [count, found]: [number, Found | undefined] = [0, undefined]
    for (let last = at; last < Math.min(at + mostGroups, groups.count); last++) {
      const [begins, to] = [groups.from(last), groups.to(last)]
      if (to - first > longest) break
      if (last > at && !joins.test(text.slice(groups.to(last - 1), begins))) break
      count += to - begins
      if (count > most) break
      const kind = count < fewest ? undefined : kindOf(text.slice(from, to), count, before)
      if (kind) found = { kind, from, to }
    }
    if (found) yield found
  }
}

const iban =
  /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ \u00A0\u202F]?[A-Z\d]{4}){2,7}(?:[ \u00A0\u202F]?[A-Z\d]{1,4})?/giu
const lastGroup = /[ \u00A0\u202F][^ \u00A0\u202F]*$/

/** IBANs; a word that follows one may look like its last group. */
function* ibansIn(text: string): Generator<Found> {
  for (const { index, 0: match } of text.matchAll(iban)) {
    let written = match
    while (written !== '' && !isIban(written))
      written = lastGroup.test(written) ? written.replace(lastGroup, '') : ''
    if (written !== '') yield { kind: 'IBAN', from: index, to: index + written.length }
  }
}

const ofName = /[\p{L}\p{N}._%+'-]/u
const host = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/u
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
  const all = [...numbersIn(text), ...ibansIn(text), ...addressesIn(text)]
  const found: Found[] = []
  for (const next of all.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = found.at(-1)
    if (last && next.from < last.to) last.to = Math.max(last.to, next.to)
    else found.push({ ...next })
  }
  return found
}
