import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { chosenQuestionId } from '../../../shared/contract/questions/question.ts'
import { newQuestionId } from './newQuestionId.ts'

test('an id that the browser chooses is one that the server takes, and another each time', () => {
  const ids = Array.from({ length: 200 }, newQuestionId)
  for (const id of ids) expect(z.safeParse(chosenQuestionId, id).success).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every sign of it can be any of the thirty-two', () => {
  const random = vi.spyOn(crypto, 'getRandomValues')
  onTestFinished(() => random.mockRestore())
  random.mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set([0, 9, 10, 31, 32, 63, 64, 255, 1, 2])
    return bytes
  })
  expect(newQuestionId()).toBe('09AZ0Z0Z12')
})
