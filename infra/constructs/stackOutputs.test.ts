import { beforeAll, expect, test } from 'vitest'
import { outputs } from '../operate/outputs.ts'
import { synthesise } from '../testing/stack/stack.ts'
import { buildWhatIsMissing } from '../testing/stack/synthesise.ts'

beforeAll(buildWhatIsMissing, 60_000)

test('the stack prints what the operators’ commands look for', () => {
  const { printed } = synthesise('dev')
  expect(printed).toEqual(expect.arrayContaining(Object.keys(outputs.shape)))
})
