import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { newQuestionId } from '../stores/questions/questions.ts'

usePortal()

test('whoever saves on while a save that got no reply is still under way hears of no conflict', async () => {
  const { token } = await person({ Role: ADMIN })
  const save = (given: Record<string, unknown>) => call('questions.saveDraft', given, { token })
  // In some of them the first is written between the reading and the writing of the second.
  for (let round = 0; round < 8; round++) {
    const id = newQuestionId()
    const [, second] = await Promise.all([
      save({ NewId: id, QuestionLabel: 'Ett', Saving: 'a' }),
      save({ NewId: id, QuestionLabel: 'Ett och två', Saving: 'b', Unheard: ['a'] }),
    ])
    expect(second.status).toBe(200)
    const { body } = await call('questions.studio', { id }, { token })
    expect(body.results.Draft).toMatchObject({ QuestionLabel: 'Ett och två' })
  }
})
