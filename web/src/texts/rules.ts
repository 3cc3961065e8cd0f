import { limits } from '../../../shared/limits.ts'
import { lazy } from '../../../shared/lazy.ts'
import { inBoth } from './inBoth.ts'

/** What a rule of the contract says, and in plain words what is meant where nothing else helps. */
const rules: Record<string, string> = {
  'Incorrect entry.': 'Uppgiften stämmer inte.',
  'This field is required!': 'Fyll i det här fältet.',
  'Måste fyllas i.': 'Fyll i det här fältet.',
  'Email is not valid!': 'E-postadressen stämmer inte.',
  'ogiltiga fält': 'Fyll i det här fältet.',
  [`högst ${limits.passwordMax} tecken`]: `Lösenordet får ha högst ${limits.passwordMax} tecken.`,
  'inga radbrytningar eller tabbar': 'Lösenordet får inte ha radbrytningar eller tabbar.',
}

const aboutSpaces = 'annat än blanksteg först och sist'

/** What a password has to have, by the words of its rule (shared/rules/people/password.ts). */
const demands: Record<string, string> = {
  'minst 8 tecken': 'minst 8 tecken',
  'minst ett stort tecken': 'minst en stor bokstav (A–Z)',
  'minst ett litet tecken': 'minst en liten bokstav (a–z)',
  'minst en siffra': 'minst en siffra',
  [aboutSpaces]: 'inga mellanslag först eller sist',
}

const listed = lazy(() => new Intl.ListFormat('sv-SE'))
const demand = (rule: string) => demands[rule] ?? rule

function lacks(missing: readonly string[]): string {
  const others = missing.filter((rule) => rule !== aboutSpaces)
  const spaces =
    others.length < missing.length ? 'Det får inte ha mellanslag först eller sist.' : ''
  if (others.length === 0) return spaces
  return `Lösenordet ska ha ${listed().format(others.map(demand))}. ${spaces}`.trim()
}

export const ruleTexts = inBoth(
  {
    /** What is wrong with a field: by the rule, and what helps. */
    wrong: (message: string, help: string) => {
      const missing = message.split(', ')
      if (missing.every((rule) => rule in demands)) return lacks(missing)
      const plain = rules[message]
      if (plain !== undefined) return help === '' ? plain : help
      return `${message} ${help}`.trim()
    },
    incorrect: (help: string) => help,
    demand,
    /** What a password lacks. */
    lacks,
  },
  {
    wrong: (message, help) => `${message} ${help}`.trim(),
    incorrect: (help) => `Incorrect entry. ${help}`,
    demand: (rule) => rule,
    lacks: (missing) => missing.join(', '),
  },
)
