import { expect } from 'vitest'

/** What an answer is expected to be, with whatever its receipt says. */
export const withReceipt = <T extends object>(results: T) => ({
  ...results,
  receipt: expect.objectContaining({ supplier: expect.any(String), model: expect.any(String) }),
})
