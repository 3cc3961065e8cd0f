import { screen } from '@testing-library/react'
import type {
  Compared,
  LibraryQuestion,
} from '../../../shared/contract/questions/questionLibrary.ts'
import { open, signedIn } from './open.tsx'
import { json, karin, serve } from './server.ts'

/** Three trials that look at the same. */
export const trials = ['a', 'b', 'c'].map((id) => ({
  id,
  name: `Prov ${id}`,
  Fields: { namn: 'Åsa' },
  FBody: '',
  checks: [{ kind: 'swedish' as const, text: '' }],
}))

const question = (id: string, QuestionLabel: string): LibraryQuestion => ({
  id,
  QuestionLabel,
  subtext: 'Till vem?',
  Category: 'Skriva',
  Ordering: 10,
  InfoClass: 'öppen',
  PersonalData: 'dölj',
  AImodule: 'ChatGPT',
  GPTV: 'gpt-6-luna',
  FollowUps: [],
  Question: 'Skriv ett brev till {{namn}}.',
  Fields: [
    {
      key: 'namn',
      kind: 'line',
      label: 'Namn',
      help: 'Förnamnet.',
      required: true,
      choices: [],
      example: 'Åsa',
    },
  ],
  Trials: trials,
})

const letter = question('q1', 'Brev')
/** A question that the portal does not have. */
export const newRow: Compared = {
  id: 'q1',
  QuestionLabel: 'Brev',
  is: 'new',
  notes: [],
  File: letter,
}
const live = { ...question('q2', 'Svar'), Question: 'Skriv ett gammalt till {{namn}}.' }
/** One that it has otherwise, with nothing that the file wants, and a draft of somebody else. */
export const changedRow: Compared = {
  id: 'q2',
  QuestionLabel: 'Svar',
  is: 'changed',
  notes: [
    { about: 'class', wanted: 'hemlig', taken: 'känslig' },
    { about: 'service', wanted: 'Bedrock', taken: 'ChatGPT' },
    { about: 'model', wanted: 'gpt-5', taken: 'gpt-6-luna' },
  ],
  File: question('q2', 'Svar'),
  Live: live,
  Draft: { DaytoUpdate: '2026-11-20T08:00:00.000Z', name: 'Erik Ek', isSame: false },
}
/** One that is the same in both, and one that the portal alone has. */
export const sameRow: Compared = { id: 'q3', QuestionLabel: 'Protokoll', is: 'same', notes: [] }
export const missingRow: Compared = {
  id: 'q4',
  QuestionLabel: 'Vår egen',
  is: 'missing',
  notes: [],
}

/** When the draft was saved that says what the file does, and its row. */
export const stamp = '2026-11-23T08:00:00.000Z'
export const draftRow: Compared = {
  ...newRow,
  Draft: { DaytoUpdate: stamp, name: 'Karin Lindqvist', isSame: true },
}
/** A run of its draft's trials that goes on, in which nothing has been asked yet. */
export const begunRun = {
  id: 'r1',
  draft: stamp,
  AImodule: 'ChatGPT',
  GPTV: 'gpt-6-luna',
  model: 'gpt-6-luna',
  name: 'Karin Lindqvist',
  sdate: stamp,
  Trials: trials,
  askings: [],
  Judged: {},
}

type Answers = Parameters<typeof serve>[0]

/** Karin opens the page and chooses a file, which is compared with these rows, one list after the other. */
export async function compared(lists: Compared[][], more: Answers = {}, isEdited = false) {
  let at = 0
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'POST /v1/Question/library/compare': () =>
      json({ results: { isEdited, rows: lists[Math.min(at++, lists.length - 1)] } }),
    'GET /v1/Question/trials': () => json({ results: [] }),
    ...more,
  })
  signedIn()
  const person = await open('/fragor?fil=')
  const chooser = await screen.findByLabelText('Fil med frågor')
  const choose = (text = '{}') => person.upload(chooser, new File([text], 'fragor.json'))
  const sent = async (path: string): Promise<any[]> =>
    Promise.all(requests.filter(({ url }) => url.endsWith(path)).map((one) => one.clone().json()))
  return { person, choose, sent, requests }
}
