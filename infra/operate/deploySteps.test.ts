import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../testing/architecture/sources.ts'
import { synthesised } from '../testing/stack/synthesised.ts'
import { missingPlaces, setAsideBy, stepsOf } from './deploySteps.ts'

const prod = { name: 'prod', keepsData: true, minutes: 10, isWatched: true }
const always = ['deploy', '-c', 'stage=prod', '--require-approval', 'never']
const alarm = 'arn:aws:cloudwatch:eu-north-1:123456789012:alarm:Portal-prod - any route fails'

test.each([
  ['is not there', undefined],
  ['was never made', 'REVIEW_IN_PROGRESS'],
  ['failed and was taken away', 'ROLLBACK_COMPLETE'],
  ['failed and could not be taken away', 'ROLLBACK_FAILED'],
])('a stage that %s is deployed without protection first, then with it', (_, status) => {
  const deployed = status === undefined ? undefined : { status }
  expect(stepsOf({ ...prod, deployed })).toEqual([[...always, '-c', 'first=true'], always])
  expect(stepsOf({ ...prod, deployed, keepsData: false })).toHaveLength(1)
})

test.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'])(
  'one that stands (%s) is watched while it is deployed, and keeps its protection',
  (status) => {
    expect(stepsOf({ ...prod, deployed: { status, alarm } })).toEqual([
      [...always, '--rollback-trigger-alarm-arns', alarm, '--monitoring-time-minutes', '10'],
    ])
  },
)

test('a deployment that is the cure of what rings is not rolled back by it', () => {
  const deployed = { status: 'UPDATE_COMPLETE', alarm }
  expect(stepsOf({ ...prod, deployed, isWatched: false })).toEqual([
    [...always, '--rollback-trigger-alarm-arns', 'none'],
  ])
})

test('the CDK’s command line knows every option that it is given', () => {
  const known = execFileSync(`${root}/node_modules/.bin/cdk`, ['deploy', '--help'], {
    encoding: 'utf8',
  })
  const states = [undefined, { status: 'CREATE_COMPLETE' }, { status: 'CREATE_COMPLETE', alarm }]
  const options = states
    .flatMap((deployed) => stepsOf({ ...prod, deployed }).flat())
    .filter((word) => word.startsWith('--'))
  expect(options.length).toBeGreaterThan(3)
  for (const option of options) expect(known).toContain(option)
})

test('an account with too few places is told which quota to ask for', () => {
  const reserved = { 'assistant.send': 500, 'chatbot.send': 50 }
  expect(missingPlaces(reserved, 1_000)).toBeUndefined()
  expect(missingPlaces(reserved, 650)).toBeUndefined()
  expect(missingPlaces(reserved, 649)).toMatch(/649 .* needs 650: ask AWS for the quota/)
})

test('what a stage has set aside already counts for it, and what others have does not', () => {
  const reserved = { 'assistant.send': 500, 'chatbot.send': 50 }
  const standing = setAsideBy(JSON.stringify(synthesised('prod').own))
  expect(standing).toBe(550)
  expect(setAsideBy('Properties:\n  ReservedConcurrentExecutions: 50\n')).toBe(50)
  // Of 1,000 places of the account others have 300, and nobody has 150.
  expect(missingPlaces(reserved, 1_000 - 300)).toBeUndefined()
  expect(missingPlaces(reserved, 150 + standing)).toBeUndefined()
  expect(missingPlaces({ ...reserved, 'chatbot.send': 101 }, 150 + standing)).toContain('701')
})
