import { ulid } from 'ulid'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { drafts } from '../../../functions/stores/questions/drafts.ts'
import { runs } from '../../../functions/stores/questions/trials/runs.ts'
import { field } from '../fields/forms.ts'
import { call } from './call.ts'
import { person } from './people.ts'
import { portal } from './portal.ts'
import { newWord } from './rawProvider.ts'

/** What a model answers to a text with this word in it, after so many milliseconds. */
export const answers = (word: string, content: string, latencyMs = 0) =>
  portal().standIn.prependFixture({
    match: { userMessage: word },
    response: { content },
    ...(latencyMs > 0 && { chaos: { latencyMs } }),
  })

/** How often models were asked with this word. */
export const timesAsked = (word: string): number =>
  portal()
    .standIn.getRequests()
    .filter(({ body }) => JSON.stringify(body).includes(word)).length

/** Three trials that hold of a greeting with the right name in it. */
export const threeTrials = ['Åsa', 'Bo', 'Cy'].map((namn, at) => ({
  id: `t${at}`,
  name: `Till ${namn}`,
  Fields: { namn },
  FBody: '',
  checks: [{ kind: 'contains' as const, text: 'hej' }, { kind: 'unmarked' as const }],
}))

/** An administrator in the studio, with a draft whose text has a word of its own that its answers are found by. */
export async function studioOf(given: Record<string, unknown> = {}) {
  const administrator = await person({ Role: ADMIN, Firstname: 'Karin', Lastname: 'Ek' })
  const { token } = administrator
  const word = newWord()
  const texts = {
    QuestionLabel: `Hälsning ${word}`,
    Question: `Skriv ${word} till {{namn}}`,
    Fields: [field('namn', { label: 'Namn' })],
    GPTV: 'gpt-6-luna',
    Trials: threeTrials,
    ...given,
  }
  const { body } = await call('questions.saveDraft', texts, { token })
  let { id, DaytoUpdate } = body.results
  return {
    token,
    administrator,
    word,
    id,
    texts,
    stamp: () => DaytoUpdate,
    /** Saves the draft with other texts. */
    save: async (more: Record<string, unknown> = {}) => {
      const saved = await call(
        'questions.saveDraft',
        { ...texts, ...more, id, DaytoUpdate },
        { token },
      )
      DaytoUpdate = saved.body.results?.DaytoUpdate ?? DaytoUpdate
      return saved
    },
    run: () =>
      call('assistant.runTrials', { id, DaytoUpdate, AnswerId: crypto.randomUUID() }, { token }),
    publish: (Reason?: string) => call('questions.publish', { id, DaytoUpdate, Reason }, { token }),
    trials: async () => (await call('questions.trials', { id }, { token })).body.results,
    change: (more: Record<string, unknown> & { run: string }) =>
      call('questions.changeRun', { id, ...more }, { token }),
    /** A run that began and whose worker died at once. */
    broken: async () => {
      const { by: _, ...Draft } = (await drafts.latest(id))!
      const run = ulid()
      const sdate = new Date().toISOString()
      const begun = { question: id, run, Draft, model: 'gpt-6-luna', by: administrator.id, sdate }
      await runs.begin(begun, 'somebody')
      return { question: id, run }
    },
  }
}
