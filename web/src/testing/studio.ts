import { screen } from '@testing-library/react'
import type { Run } from '../../../shared/contract/questions/trialRuns.ts'
import type { Draft } from '../../../shared/contract/questions/drafts.ts'
import type { Trial } from '../../../shared/contract/questions/trials.ts'
import type { QuestionField } from '../../../shared/rules/questions/fields.ts'
import { type Answers, library, questions } from './library.ts'
import { json } from './server.ts'

/** When Karin's draft was last saved. */
export const stamp = '2026-11-23T10:00:00.000Z'

/** The question as it is live. */
export const live = { ...questions[0]!, DaytoUpdate: '2026-11-20T10:00:00.000Z' }

/** A field of one line. */
export const lineField = (key: string, label: string): QuestionField => ({
  key,
  kind: 'line',
  label,
  help: '',
  required: false,
  choices: [],
  example: '',
})

/** A trial that looks for Swedish. */
export const trialOf = (id: string, more: Partial<Trial> = {}): Trial => ({
  id,
  name: `Prov ${id}`,
  Fields: {},
  FBody: 'Hej',
  checks: [{ kind: 'swedish', text: '' }],
  ...more,
})

/** A draft as its page reads it. */
export const draftOf = (more: Partial<Draft> = {}) => ({
  ...live,
  Trials: [],
  name: 'Karin Lindqvist',
  DaytoUpdate: stamp,
  Base: live.DaytoUpdate,
  ...more,
})

type Saved = Draft & { Saving: string; Unheard: string[]; NewId?: string }

/** A run of the draft that has ended. */
export const ranAs = (id: string, more: Partial<Run> = {}): Run => ({
  id,
  draft: stamp,
  AImodule: 'ChatGPT',
  GPTV: 'gpt-4o',
  model: 'gpt-4o',
  name: 'Karin Lindqvist',
  sdate: stamp,
  ended: 'done',
  Trials: [],
  askings: [],
  Judged: {},
  ...more,
})

/** When the draft was saved by so many saves. */
const stampAfter = (times: number) => `2026-11-23T12:00:${String(times).padStart(2, '0')}.000Z`

/** Karin in the studio of a question with a draft; `saved` is what was sent to be saved. */
export async function studio(
  more: Partial<Draft> = {},
  answers: Answers = {},
  address = '/fragor?id=q1',
) {
  const saved: Saved[] = []
  const { 'PUT /v1/Question/saveDraft': refuse, ...others } = answers
  const shown = await library(
    {
      'GET /v1/Question/studio': () =>
        json({ results: { Question: live, Draft: draftOf(more), Trials: [] } }),
      'GET /v1/Question/trials': () => json({ results: [] }),
      'PUT /v1/Question/saveDraft': async (request) => {
        const given: Saved = await request.clone().json()
        saved.push(given)
        if (refuse) return refuse(request)
        const results = { ...draftOf(), ...given, DaytoUpdate: stampAfter(saved.length) }
        return json({ results, message: 'Utkastet är sparat.' })
      },
      ...others,
    },
    address,
  )
  await screen.findByLabelText('Rubrik')
  return { ...shown, saved }
}
