import { expect, test } from 'vitest'
import { stageNamed } from '../../stages.ts'
import { ceilings } from './ceilings.ts'
import { plan, planOf } from './plan.ts'

const met = (text: string) =>
  [...text.matchAll(/^ +([\d,]+) people/gm)].map(([, people = '']) =>
    Number(people.replaceAll(',', '')),
  )

test('what is met comes in its order, and what is enough behind it', () => {
  const text = plan('prod', 100_000)
  const all = met(text)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  const [before = '', behind = ''] = text.split('Enough for that:')
  expect(met(before).every((people) => people < 100_000)).toBe(true)
  expect(met(behind).every((people) => people >= 100_000)).toBe(true)
})

test('ten people meet nothing, ten millions everything that AWS lets grow', () => {
  expect(plan('prod', 10)).toContain('first one first:\n  nothing')
  const many = plan('prod', 10_000_000)
  expect(many).toMatch(/ask AWS: Lambda/)
  expect(many).toMatch(/ask AWS: Cognito/)
  expect(many).toMatch(/needed [\d,]+: [\d,.]+ times as many/)
})

test('a stage that lets more through meets it later', () => {
  const stage = stageNamed('prod')
  const more = { ...stage, callsPerRoute: { perSecond: 2_000, burst: 4_000 } }
  const polls = (text: string) => /([\d,]+) people {2}calls of one route: polls/.exec(text)?.[1]
  const [now, then] = [stage, more].map((one) => polls(planOf('prod', ceilings(one), 1)) ?? '')
  const numberOf = (text = '') => Number(text.replaceAll(',', ''))
  expect(numberOf(then) / numberOf(now)).toBeCloseTo(2_000 / stage.callsPerRoute.perSecond, 1)
})

test('no number of people is told', () => {
  expect(() => plan('prod', 0)).toThrow('no number of people')
})
