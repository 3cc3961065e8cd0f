import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { newQuestionId } from '../stores/questions/questions.ts'

usePortal()

test('whoever saves on while a save that got no reply is still under way hears of no conflict', async () => {
  const { token } = await person({ Role: ADMIN })
  const save = (given: Record<string, unknown>) => call('questions.saveDraft', given, { token })
  const NewId = newQuestionId()
  const { prototype }: any = DynamoDBDocumentClient
  const { send } = prototype
  let isFirst = true
  using racing = vi.spyOn(prototype, 'send')
  racing.mockImplementation(async function (this: any, command: any) {
    const isSecond = JSON.stringify(command.input).includes('"Saving":"b"')
    if (isSecond && isFirst) {
      isFirst = false
      await save({ NewId, QuestionLabel: 'Ett', Saving: 'a' })
    }
    return send.call(this, command)
  } as any)
  const label = 'Ett och två'
  const { status, body } = await save({
    NewId,
    QuestionLabel: label,
    Saving: 'b',
    Unheard: ['a'],
  })
  expect([status, body.results.QuestionLabel]).toEqual([200, label])
  expect(isFirst).toBe(false)
})
