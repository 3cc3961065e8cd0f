import { expect, test } from 'vitest'
import { outputs } from '../operate/outputs.ts'
import { synthesised } from '../testing/stack/synthesised.ts'

test('the stack prints what the operators’ commands look for', () => {
  const { printed } = synthesised('dev')
  expect(printed).toEqual(expect.arrayContaining(Object.keys(outputs.shape)))
})
