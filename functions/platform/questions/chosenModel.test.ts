import { expect, test } from 'vitest'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { chosenModel } from './chosenModel.ts'

usePortal()

const retired = { AImodule: 'ChatGPT', GPTV: 'gpt-4-0314' } as const

test('a question keeps the model that it had, also one that nobody can choose any more', async () => {
  expect(await chosenModel('ChatGPT', undefined, retired)).toBe('gpt-4-0314')
  expect(await chosenModel('ChatGPT', 'gpt-4-0314', retired)).toBe('gpt-4-0314')
})

test('another model of the same provider, and the first of another one, are what is asked from then on', async () => {
  expect(await chosenModel('ChatGPT', 'gpt-4o', retired)).toBe('gpt-4o')
  expect(await chosenModel('Mistralai', undefined, retired)).toMatch(/^mistral/)
  await expect(chosenModel('Mistralai', 'gpt-4-0314', retired)).rejects.toMatchObject({
    fields: { GPTV: 'Mistral AI har ingen modell gpt-4-0314.' },
  })
})
