import { expect, test } from 'vitest'
import { sentFields } from './fieldsText.ts'

test('a choice is sent, and tried, as it is seen', () => {
  const choices = ['Ja ', 'Högst\u00A010  000 kr', ' ']
  const field = { key: 'val', label: 'Val', help: '', required: false, choices, example: '' }
  const [sent] = sentFields(JSON.stringify([{ ...field, kind: 'choice' }]))
  expect(sent?.choices).toEqual(['Ja', 'Högst 10 000 kr'])
})
