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
