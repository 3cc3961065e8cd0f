import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { FieldValues, QuestionField } from '../../../../shared/rules/questions/fields.ts'
import { readConfig } from '../../api/config.ts'
import { ApiError } from '../../api/request/errors.ts'
import { lineField } from '../../testing/studio.ts'
import { useFieldForm } from './useFieldForm.ts'

type Drawn = { fields: QuestionField[]; values: FieldValues; error?: unknown }

beforeEach(readConfig)

const subject = { ...lineField('amne', 'Ämne'), required: true }
const town = { ...lineField('ort', 'Ort'), required: true }
const empty = 'Fyll i det här fältet.'

/** A question's form as it is drawn at first, and what it is then. */
function formOf(first: Drawn) {
  const { result, rerender } = renderHook(
    (drawn: Drawn) => useFieldForm({ ...drawn, onValues: () => undefined }),
    { initialProps: first },
  )
  const check = () => act(() => void result.current.check())
  return { now: () => result.current, draw: rerender, check }
}

test('what is wrong is listed above the form in the words that stand at each field', () => {
  const { now, check } = formOf({ fields: [subject, town], values: {} })
  check()
  expect(now().errors).toEqual({ amne: empty, ort: empty })
  expect(now().summary.rows).toEqual([
    { id: now().idOf('amne'), label: 'Ämne', text: empty },
    { id: now().idOf('ort'), label: 'Ort', text: empty },
  ])
})

test('what the server found wrong stays until it is changed, and is not told before anything is sent', () => {
  const fields = [subject]
  const refused = { 'Fields.amne': 'Finns redan.' }
  const error = new ApiError('Rätta.', { status: 400, code: 'invalid', fields: refused })
  const { now, draw, check } = formOf({ fields, values: { amne: 'Pennor' }, error })
  expect(now().errors).toEqual({})
  check()
  expect(now().errors).toEqual({ amne: 'Finns redan.' })
  draw({ fields, values: { amne: 'Papper' }, error })
  expect(now().errors).toEqual({})
})

test('a field that has come since the form was opened gets the focus where it alone is wrong', () => {
  const values = { amne: 'Pennor' }
  const { now, draw, check } = formOf({ fields: [subject], values })
  draw({ fields: [subject, town], values })
  const input = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => input.remove())
  input.id = now().idOf('ort')
  check()
  expect(document.activeElement).toBe(input)
})

test('a field that need not be filled in any more is wrong no more', () => {
  const { now, draw, check } = formOf({ fields: [subject], values: {} })
  check()
  expect(now().errors).toEqual({ amne: empty })
  draw({ fields: [lineField('amne', 'Ämne')], values: {} })
  expect(now().errors).toEqual({})
})
