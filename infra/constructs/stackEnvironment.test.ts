import { describe, expect, test } from 'vitest'
import { variants } from '../testing/stack/variants.ts'
import { synthesised } from '../testing/stack/synthesised.ts'

// "Lambda quotas", environment variables: all names and values of a function together.
const mostBytes = 4 * 1024

/** Bytes of what stands for a value that only a deployment knows, such as an ARN with its names. */
const unknown = 160

const sizeOf = (value: unknown): number =>
  typeof value === 'string' ? Buffer.byteLength(value) : unknown

describe.each(variants)('the stack of %s with %o', (stageName, changes) => {
  test('gives no Lambda more variables than AWS takes', () => {
    const all = synthesised(stageName, changes).ofType('AWS::Lambda::Function')
    const sizes = all.map(([id, { Properties }]) => {
      const given = Object.entries(Properties.Environment?.Variables ?? {})
      const bytes = given.reduce((sum, [name, value]) => sum + name.length + sizeOf(value), 0)
      return { id, bytes }
    })
    expect(sizes.length).toBeGreaterThan(50)
    expect(Math.max(...sizes.map(({ bytes }) => bytes))).toBeGreaterThan(1_000)
    expect(sizes.filter(({ bytes }) => bytes > mostBytes)).toEqual([])
  })
})
