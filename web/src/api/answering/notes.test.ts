import { expect, test } from 'vitest'
import { stageWith } from '../../testing/settings.ts'
import { readConfig } from '../config.ts'
import { conversations } from './conversations.ts'
import { forgetAnswer, notes } from './notes.ts'

const note = (key: string) => ({
  key,
  turnId: key,
  asked: 'Min text',
  label: 'Fråga',
  at: Date.now(),
  hasEnded: true,
})

test('whoever deletes an answer finds what they asked of another question, whose id begins alike', () => {
  stageWith({})
  readConfig()
  for (const id of ['brev', 'brev-2']) notes.write('u1', id, note(`k-${id}`))
  forgetAnswer('u1', { id: 'k-brev', QuestionId: 'brev' })
  expect(notes.read('u1', 'brev')).toBeUndefined()
  expect(notes.read('u1', 'brev-2')).toMatchObject({ key: 'k-brev-2' })
  forgetAnswer('u1')
  expect(notes.read('u1', 'brev-2')).toBeUndefined()
})

test.each([
  ['an answer', { id: 'a1', QuestionId: 'q' }, ['a2']],
  ['the latest answer', { id: 'a2', QuestionId: 'q' }, ['a1']],
  ['all answers', undefined, []],
])(
  'of what was put away and is brought back, %s does not come once deleted',
  (_, deleted, left) => {
    stageWith({})
    readConfig()
    for (const key of ['a1', 'a2']) {
      const question = { id: 'q', label: 'Fråga' }
      conversations.show({ key, SvarId: key, question, turns: [], isSeen: true })
    }
    const undo = conversations.putAway()
    forgetAnswer('u1', deleted)
    undo()
    expect(conversations.of('q').map(({ key }) => key)).toEqual(left)
    conversations.forget()
  },
)

test('an answer that is on its way stays at its question when all others are deleted', () => {
  stageWith({})
  readConfig()
  const question = { id: 'q', label: 'Fråga' }
  conversations.show({ key: 'a1', SvarId: 'a1', question, turns: [], isSeen: true })
  const turns = [{ id: 'a2', asked: '', answer: { phase: 'writing' as const, text: 'Hej' } }]
  conversations.show({ key: 'a2', question, turns, isSeen: false })
  notes.write('u1', 'q', note('a2'))
  forgetAnswer('u1')
  expect(conversations.of('q').map(({ key }) => key)).toEqual(['a2'])
  expect(notes.read('u1', 'q')).toMatchObject({ key: 'a2' })
  conversations.forget()
})

test('what was kept of a conversation goes with all answers, also while it is gone on with', () => {
  stageWith({})
  readConfig()
  const done = {
    phase: 'done' as const,
    text: 'Svar',
    isCut: false,
    sources: [],
    receipt: undefined,
  }
  const turns = [
    { id: 'a1', asked: 'Hemligt', answer: done },
    { id: 'b', asked: 'Mer', answer: { phase: 'writing' as const, text: 'H' } },
  ]
  const question = { id: 'q', label: 'Fråga' }
  conversations.show({ key: 'a1', SvarId: 'a1', question, turns, isSeen: false })
  notes.write('u1', 'q', { ...note('a1'), SvarId: 'a1' })
  forgetAnswer('u1')
  expect(conversations.of('q')).toEqual([])
  expect(notes.read('u1', 'q')).toBeUndefined()
  conversations.forget()
})

test('an answer that was put away and opened anew under its own name goes both times', () => {
  stageWith({})
  readConfig()
  const about = { SvarId: 's', question: { id: 'q', label: 'Fråga' }, turns: [], isSeen: true }
  conversations.show({ ...about, key: 'x' })
  const undo = conversations.putAway()
  conversations.show({ ...about, key: 's' })
  forgetAnswer('u1', { id: 's', QuestionId: 'q' })
  expect(conversations.of('q')).toEqual([])
  undo()
  expect(conversations.of('q')).toEqual([])
  conversations.forget()
})
