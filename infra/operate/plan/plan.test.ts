import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { otherTexts } from '../../constructs/watch/alarmTexts.ts'
import { stageNamed } from '../../stages.ts'
import { root } from '../../testing/architecture/sources.ts'
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

test('a stage with more shards meets their partitions later', () => {
  const stage = stageNamed('prod')
  const more = { ...stage, shards: { usage: 8, log: 8, sums: 4, people: 4 } }
  const people = (of: typeof stage, what: string) => {
    const found = ceilings(of).find((one) => one.what.includes(`(${what})`))
    return found ? found.there / found.each : 0
  }
  for (const what of ['usage', 'log', 'sums', 'people'])
    expect([what, people(more, what) / people(stage, what)]).toEqual([what, 4])
})

test('no number of people is told', () => {
  expect(() => plan('prod', 0)).toThrow('no number of people')
})

test('what is to be raised stands in the file that an operator is sent to', () => {
  for (const text of [otherTexts.throttled, plan('prod', 10)]) {
    const [file = ''] = /shared\/\w+\.ts/.exec(text) ?? []
    expect(readFileSync(join(root, file), 'utf8')).toContain('callsPerProviderRoute')
  }
})
