import { serverLimits } from '../../../shared/serverLimits.ts'
import { deployable, stageNamed } from '../../stages.ts'
import { busiest, type Ceiling, ceilings } from './ceilings.ts'

const number = (amount: number) =>
  amount.toLocaleString('en', { maximumFractionDigits: amount < 10 ? 1 : 0 })

/** For how many people a ceiling is high enough. */
const enoughFor = ({ there, each }: Ceiling) => Math.round(there / each)

function told(ceiling: Ceiling, people: number): string[] {
  const needed = ceiling.each * people
  const met = enoughFor(ceiling)
  return [
    `  ${number(met).padStart(14)} people  ${ceiling.what}`,
    `                         there are ${number(ceiling.there)} ${ceiling.unit}, needed ${number(needed)}${
      needed > ceiling.there ? `: ${number(needed / ceiling.there)} times as many` : ''
    }`,
    `                         ${ceiling.raise}`,
  ]
}

/** What is met first as a stage grows to so many people, as text. */
export function planOf(stageName: string, all: Ceiling[], people: number): string {
  const inOrder = all.toSorted((one, other) => enoughFor(one) - enoughFor(other))
  const [before, behind] = [
    inOrder.filter((one) => enoughFor(one) < people),
    inOrder.filter((one) => enoughFor(one) >= people),
  ]
  const { answers, calls, signIns } = busiest()
  const list = (some: Ceiling[]) =>
    some.length > 0 ? some.flatMap((one) => told(one, people)) : ['  nothing']
  return [
    `Portal-${stageName} with ${number(people)} people: in the busiest hour ${number(answers * people)} answers, ${number(calls * people)} calls and ${number(signIns * people)} sign-ins a second`,
    '',
    'Met before that, the first one first:',
    ...list(before),
    '',
    'Enough for that:',
    ...list(behind),
    '',
    `The list of people is sorted by name alone from ${number(serverLimits.peopleSorted + 1)} people on, and users/all without pages carries ${number(serverLimits.peopleInAnAnswer)}.`,
    'The load is on paper (infra/operate/cost/load.ts); nothing of this has been tried at AWS. What comes past it says docs/growth.md.',
  ].join('\n')
}

/** Plans a stage of this repository for so many people. Throws for one that is for one machine. */
export function plan(stageName: string, people: number): string {
  if (!Number.isInteger(people) || people < 1) throw new Error('--people is no number of people')
  const stage = deployable(stageName, stageNamed(stageName))
  return planOf(stageName, ceilings(stage), people)
}
