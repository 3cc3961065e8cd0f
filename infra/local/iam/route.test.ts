import { expect, test } from 'vitest'
import { synthesisedPolicies } from './policies.ts'
import { call } from '../../testing/functions/call.ts'
import { person } from '../../testing/functions/people.ts'
import { portal, usePortal } from '../../testing/functions/portal.ts'

/** As deployed, but for the right that somebody forgot, and for a partition that somebody did. */
const withoutSome = () => {
  const {
    'assistant.questions': all = [],
    'profile.closeTour': tour = [],
    ...others
  } = synthesisedPolicies()
  const left = all.map((one) => ({
    ...one,
    actions: one.actions.filter((action) => action !== 'dynamodb:Query'),
  }))
  const moved = tour.map((one) =>
    one.name === 'Writes' ? { ...one, keys: ['RATE#*', 'QUESTION'] } : one,
  )
  return { ...others, 'assistant.questions': left, 'profile.closeTour': moved }
}
usePortal(async () => ({ policies: withoutSome() }))

test('a route whose Lambda lacks a right fails here as it would deployed, and tells nothing of it', async () => {
  const { token } = await person()
  const { status, body } = await call('assistant.questions', {}, { token })
  expect([status, body.error.code]).toEqual([500, 'broken'])
  expect(JSON.stringify(body)).not.toMatch(/dynamodb|arn:|assumed-role|Query/)
  // Another Lambda has its own rights.
  expect((await call('auth.me', {}, { token })).status).toBe(200)
  expect(portal().deniedActions.splice(0)).toEqual([
    'assistant.questions may not dynamodb:Query on arn:aws:dynamodb:eu-north-1:000000000000:table/portal (CARD)',
  ])
})

test('a route that writes an item of another is refused by the name of its partition', async () => {
  const { token } = await person()
  const { status } = await call('profile.closeTour', {}, { token })
  expect(status).toBe(500)
  const { body } = await call('auth.me', {}, { token })
  expect(body.user.Tour).toBe(true)
  expect(portal().deniedActions.splice(0)).toEqual([
    'profile.closeTour may not dynamodb:UpdateItem on arn:aws:dynamodb:eu-north-1:000000000000:table/portal (USER#)',
  ])
})
