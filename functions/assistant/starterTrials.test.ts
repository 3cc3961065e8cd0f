import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { LibraryQuestion } from '../../shared/contract/questions/questionLibrary.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { drafts } from '../stores/questions/drafts.ts'

usePortal(ofItsOwn)

const File = readFileSync(new URL('../../web/public/library/fragor.json', import.meta.url), 'utf8')
const { questions }: { questions: LibraryQuestion[] } = JSON.parse(File)

test.each(questions.map(({ id, QuestionLabel }) => [QuestionLabel, id] as const))(
  'in the demo the trials of ”%s” hold, so that it is published without a word',
  async (_label, id) => {
    const { token } = await person({ Role: ADMIN })
    await call('questions.takeIn', { File, Chosen: [{ id, DaytoUpdate: '' }] }, { token })
    const { DaytoUpdate = '' } = (await drafts.latest(id)) ?? {}
    const AnswerId = crypto.randomUUID()
    await call('assistant.runTrials', { id, DaytoUpdate, AnswerId }, { token })
    const { body } = await call('questions.trials', { id }, { token })
    const fell = body.results[0].askings.filter(({ outcomes }: any) =>
      outcomes.some(({ ok }: { ok: boolean }) => !ok),
    )
    expect(fell).toEqual([])
    const published = await call('questions.publish', { id, DaytoUpdate }, { token })
    expect(published.body.results.Proven).toMatchObject({ passed: 3, of: 3 })
  },
)
