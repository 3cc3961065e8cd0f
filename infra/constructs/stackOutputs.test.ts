import { expect, test } from 'vitest'
import { outputs } from '../operate/outputs.ts'
import { synthesised } from '../testing/stack/synthesised.ts'
import { withEverything } from '../testing/stack/variants.ts'

test('the stack prints what the operators’ commands look for', () => {
  const { printed } = synthesised('prod', withEverything)
  expect(printed).toEqual(expect.arrayContaining(Object.keys(outputs.shape)))
})

test('where nobody is mailed bookings, no Lambda for that is printed', () => {
  const { MailFunction: _, ...others } = outputs.shape
  const { printed } = synthesised('dev')
  expect(printed).toEqual(expect.arrayContaining(Object.keys(others)))
  expect(printed).not.toContain('MailFunction')
})

test('the stack says by which settings its Lambdas list people and keep fields', () => {
  const stack = synthesised('dev', withEverything)
  const { SHARDS, PROFILE_FIELDS } = stack.lambdaOf('users.all')[1].Environment.Variables
  expect(JSON.parse(stack.outputs['Settings'].Value)).toEqual({
    shards: JSON.parse(SHARDS),
    profileFields: PROFILE_FIELDS.split(','),
  })
})
