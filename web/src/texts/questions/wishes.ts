import {
  type Degree,
  type Length,
  type Wishes,
  wordsOf,
} from '../../../../shared/rules/questions/wishes.ts'
import { inBoth } from '../inBoth.ts'
import { inSwedish } from '../numbers.ts'

const lengths: Record<Length, string> = { kort: 'Kort', mellan: 'Mellan', lång: 'Lång' }

const lengthOf = (length: Length): string =>
  `${lengths[length]}, omkring ${inSwedish(wordsOf[length])} ord`

const amounts: Record<Degree, string> = { låg: 'Lite', mellan: 'Lagom', hög: 'Mycket' }

const names = {
  length: 'Svarets längd',
  effort: 'Så mycket tänker modellen',
  variation: 'Så mycket varierar svaret',
}

/** What of a question is wished, a line for each. */
const lines = ({ length, effort, variation }: Wishes = {}): string =>
  [
    ...(length === undefined ? [] : [`${names.length}: ${lengthOf(length)}`]),
    ...(effort === undefined ? [] : [`${names.effort}: ${amounts[effort]}`]),
    ...(variation === undefined ? [] : [`${names.variation}: ${amounts[variation]}`]),
  ]
    .map((line) => `\n${line}`)
    .join('')

/** How long a question's answers are to be, and how its model is set. */
export const wishTexts = inBoth(
  {
    names,
    lengthOf,
    amounts,
    anyLength: 'Som modellen väljer',
    asUsual: 'Som modellen brukar',
    lengthHelp: 'Modellen får veta längden. Den som ber om ett längre svar får det.',
    effortHelp: 'Mycket ger bättre svar på svåra frågor, men tar längre tid och kostar mer.',
    variationHelp: 'Lite passar sakliga svar. Mycket passar idéer och rubriker.',
    lines,
  },
  {},
)
