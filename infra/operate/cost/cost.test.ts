import { expect, test } from 'vitest'
import { synthesised } from '../../testing/stack/synthesised.ts'
import { withOutlook } from '../../testing/stack/variants.ts'
import { idle, sumOf, use } from './bill.ts'
import { bill, cost } from './cost.ts'
import { each, loadOf, person } from './load.ts'
import { costOf, prices } from './prices.ts'
import { standingIn } from './standing.ts'

const stack = synthesised('prod')
const templateOf = ({ resources }: typeof stack) => ({ Resources: resources })
const standing = standingIn(templateOf(stack))
const big = loadOf(100_000)

/** What one thing costs. */
const of = (thing: string, load = big, parts = standing) =>
  sumOf(use(load, parts).filter((entry) => entry.thing === thing))

test('each price says where it comes from, and its steps lead upwards', () => {
  for (const { page, steps } of Object.values(prices)) {
    expect(page).toMatch(/^https:\/\/(docs\.)?aws\.amazon\.com\//)
    const ends = steps.map(({ upTo }) => upTo)
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    expect(ends.at(-1)).toBe(Infinity)
  }
})

test('what is free is free, and what is above it is paid step by step', () => {
  expect(costOf('activeEssentials', 100_000)).toBeCloseTo(1_350)
  expect(costOf('activeLite', 100_000)).toBeCloseTo(495)
  expect(costOf('activeLite', 9_999)).toBe(0)
  expect(costOf('apiCalls', 1_000_000)).toBeCloseTo(3.5)
  expect(costOf('apiCalls', 1_000_000_000)).toBeCloseTo(333 * 3.5 + 667 * 2.8)
})

test('a stage that nobody uses costs what stands in its template, and no more for more people', () => {
  expect(standing).toMatchObject({
    webAcls: 2,
    dashboards: 1,
    secrets: 2,
    keys: 1,
    plan: 'Essentials',
  })
  const { Resources } = templateOf(stack)
  const without = { ...Resources }
  for (const [id, { Type }] of Object.entries(without)) {
    if (Type === 'AWS::WAFv2::WebACL') delete without[id]
  }
  const bare = standingIn({ Resources: without })
  expect(sumOf(idle(standing)) - sumOf(idle(bare))).toBe(5 * 2 + standing.firewallRules)
  expect(standing.scheduled).toBe(30 * (24 * (3 * 60 + 1) + 4 + 2))
  const nobody = use(loadOf(0), standing)
  expect(sumOf(nobody)).toBe(0)
})

test('one more million calls cost some six dollars, of whatever kind', () => {
  const more = { ...big, calls: big.calls + 1_000_000 }
  const difference = sumOf(use(more, standing)) - sumOf(use(big, standing))
  expect(difference).toBeGreaterThan(5.5)
  expect(difference).toBeLessThan(7.5)
})

test('polls count: every 30 seconds of one hour a day are 252 million for 100,000 people', () => {
  const hour = 100_000 * person.workingDays * 120
  expect(hour).toBe(252_000_000)
  expect(big.polls).toBeGreaterThan(hour)
  expect(loadOf(100_000, 'always').polls).toBe(3 * hour)
  expect(loadOf(100_000, 'never').polls).toBe(0)
})

test('Cognito is paid by plan, and dearer for those who come with Outlook', () => {
  const mails = costOf('mails', big.mails)
  expect(of('Cognito')).toBeCloseTo(1_350 + mails)
  const lite = { ...standing, plan: 'Lite' as const }
  expect(of('Cognito', big, lite)).toBeCloseTo(495 + mails)
  const outlook = standingIn(templateOf(synthesised('dev', withOutlook)))
  expect(of('Cognito', big, outlook)).toBeCloseTo((100_000 - 50) * 0.015 + mails)
})

test('an answer is paid for as long as its Lambda waits', () => {
  const none = { ...big, answers: 0 }
  const seconds = (big.answers * each.answerMs) / 1_000
  const waiting = (seconds * standing.answerMemory * 13.3334) / 1_000_000
  expect(of('Lambda') - of('Lambda', none)).toBeCloseTo(waiting + (big.answers / 1_000_000) * 0.2)
})

test('the bill adds up, and says what the polls are of it', () => {
  const text = bill('prod', standing, 100_000)
  const sum = sumOf(idle(standing)) + sumOf(use(big, standing))
  const told = (label: string) =>
    Number(new RegExp(`${label}.*?([\\d,.]+) \\$$`, 'm').exec(text)?.[1]?.replaceAll(',', ''))
  expect(text).toContain('From memory, since no page could be read:\nedge calls, ')
  expect(told('  Together')).toBe(Math.round(sum))
  const polls = sum - sumOf(idle(standing)) - sumOf(use(loadOf(100_000, 'never'), standing))
  expect(told('  of which polls')).toBe(Math.round(polls))
})

test('a stage’s bill counts what is nested in its stack: alarms and dashboard', async () => {
  const text = await cost('prod', 100)
  expect(text).toContain(`${standing.alarms} alarms`)
  expect(text).toMatch(/^ +1 dashboards /m)
})
