import { expect, test } from 'vitest'
import type { LibraryQuestion } from '../../contract/questions/questionLibrary.ts'
import type { Degree } from '../questions/wishes.ts'
import { fitted, type Offer } from './fitting.ts'

const question: LibraryQuestion = {
  id: 'q1',
  QuestionLabel: 'Brev',
  subtext: '',
  Category: '',
  Ordering: 10,
  InfoClass: 'öppen',
  PersonalData: 'dölj',
  AImodule: 'ChatGPT',
  GPTV: 'gpt-6-luna',
  FollowUps: [],
  Question: 'Skriv ett brev.',
  Fields: [],
  Trials: [],
}

const offer: Offer = {
  classes: ['öppen', 'intern'],
  services: [
    { AImodule: 'ChatGPT', models: ['gpt-6.1-terra', 'gpt-6-luna'], highestClass: 'öppen' },
    { AImodule: 'Mistralai', models: ['mistral-large-latest'], highestClass: 'intern' },
    { AImodule: 'Claude', models: [], highestClass: 'intern' },
  ],
}

test('what the portal has stays as it is in the file', () => {
  expect(fitted(question, offer)).toEqual({ question, notes: [] })
  const { InfoClass: _, ...plain } = question
  expect(fitted(plain, offer)).toEqual({ question: plain, notes: [] })
})

test('a model that is not offered becomes the first of its service, unless the question has it here', () => {
  const wanted = { ...question, GPTV: 'gpt-4o' }
  expect(fitted(wanted, offer)).toEqual({
    question: { ...question, GPTV: 'gpt-6.1-terra' },
    notes: [{ about: 'model', wanted: 'gpt-4o', taken: 'gpt-6.1-terra' }],
  })
  expect(fitted(wanted, offer, wanted)).toEqual({ question: wanted, notes: [] })
})

test('a service that is not there, or may not take the class, becomes the first that may', () => {
  for (const wanted of [
    { ...question, AImodule: 'Bedrock' as const, InfoClass: 'intern' },
    { ...question, AImodule: 'Claude' as const, InfoClass: 'intern' },
    { ...question, InfoClass: 'intern' },
  ]) {
    const { question: found, notes } = fitted(wanted, offer)
    expect(found).toMatchObject({ AImodule: 'Mistralai', GPTV: 'mistral-large-latest' })
    expect(notes).toEqual([{ about: 'service', wanted: wanted.AImodule, taken: 'Mistralai' }])
  }
})

test('a class that the portal does not know becomes its most sensitive one', () => {
  const { question: found, notes } = fitted({ ...question, InfoClass: 'hemlig' }, offer)
  expect(found).toMatchObject({ InfoClass: 'intern', AImodule: 'Mistralai' })
  expect(notes).toEqual([
    { about: 'class', wanted: 'hemlig', taken: 'intern' },
    { about: 'service', wanted: 'ChatGPT', taken: 'Mistralai' },
  ])
})

test('what the model here cannot be told is left out and said; the length stays', () => {
  const variation: Degree[] = ['låg', 'hög']
  const able: Offer = {
    ...offer,
    services: [
      { ...offer.services[0]!, takes: { 'gpt-6-luna': { effort: ['låg'], variation: [] } } },
      { ...offer.services[1]!, takes: { 'mistral-large-latest': { effort: [], variation } } },
    ],
  }
  const wished = { ...question, Wishes: { length: 'kort' as const, effort: 'låg' as const } }
  expect(fitted(wished, able)).toEqual({ question: wished, notes: [] })
  const elsewhere = fitted({ ...wished, InfoClass: 'intern' }, able)
  expect(elsewhere.question.Wishes).toEqual({ length: 'kort' })
  expect(elsewhere.notes.at(-1)).toEqual({ about: 'effort', wanted: 'låg' })
  const much = { ...question, Wishes: { effort: 'hög' as const } }
  expect(fitted(much, able).question).not.toHaveProperty('Wishes')
})

test('where nothing fits, that is said and nothing else is taken', () => {
  const { question: found, notes } = fitted(question, { classes: ['öppen'], services: [] })
  expect(found).toEqual(question)
  expect(notes).toEqual([{ about: 'service', wanted: 'ChatGPT' }])
})
