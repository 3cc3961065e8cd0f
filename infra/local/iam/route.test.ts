import { expect, test } from 'vitest'
import { synthesisedPolicies } from './policies.ts'
import { call } from '../../testing/functions/call.ts'
import { person } from '../../testing/functions/people.ts'
import { portal, usePortal } from '../../testing/functions/portal.ts'

/** As deployed, but for the right that somebody forgot. */
const withoutQuery = () => {
  const { 'assistant.questions': all = [], ...others } = synthesisedPolicies()
  const left = all.map((one) => ({
    ...one,
    actions: one.actions.filter((action) => action !== 'dynamodb:Query'),
  }))
  return { ...others, 'assistant.questions': left }
}
usePortal(async () => ({ policies: withoutQuery() }))

test('a route whose Lambda lacks a right fails here as it would deployed, and tells nothing of it', async () => {
  const { token } = await person()
  const { status, body } = await call('assistant.questions', {}, { token })
  expect([status, body.error.code]).toEqual([500, 'broken'])
  expect(JSON.stringify(body)).not.toMatch(/dynamodb|arn:|assumed-role|Query/)
  // Another Lambda has its own rights.
  expect((await call('auth.me', {}, { token })).status).toBe(200)
  expect(portal().deniedActions.splice(0)).toEqual([
    'assistant.questions may not dynamodb:Query on arn:aws:dynamodb:eu-north-1:000000000000:table/portal',
  ])
})
