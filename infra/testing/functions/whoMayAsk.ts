import type { person } from './people.ts'

export type Person = Awaited<ReturnType<typeof person>>
type Call = { own?: number; other?: number; any?: number }

/** What a call answers to whom, and what it is called with. */
export type May = { staff: Call; administrator: Call; input: (about: Person) => object }

/** The question that is asked; a file that uses the table stores one. */
export const asked = { QuestionId: '' }

/** A library without questions. */
const emptyLibrary = JSON.stringify({ format: 1, hash: '0'.repeat(64), questions: [] })

/** What the calls about questions answer: a part of `may`. */
export const mayAsk: Record<string, May> = {
  'questions.all': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
  'questions.providers': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
  'questions.add': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ Subject: 'Ny', Body: 'Text' }),
  },
  'questions.update': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ Question: { id: asked.QuestionId, Ordering: 3 } }),
  },
  'questions.versions': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ id: asked.QuestionId }),
  },
  'questions.restore': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta', version: 'v', DaytoUpdate: '' }),
  },
  'questions.takeOut': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
  'questions.compare': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ File: emptyLibrary }),
  },
  'questions.takeIn': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ File: emptyLibrary, Chosen: [{ id: 'borta' }] }),
  },
  'questions.models': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
  'questions.drafts': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
  'questions.studio': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ id: asked.QuestionId }),
  },
  'questions.saveDraft': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta' }),
  },
  'questions.dropDraft': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta', DaytoUpdate: 'x' }),
  },
  'questions.publish': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta', DaytoUpdate: 'x' }),
  },
  'questions.move': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta', after: asked.QuestionId }),
  },
  'questions.propose': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ Subject: 'Brev', Body: 'Skriv ett brev' }),
  },
  'questions.proposals': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'questions.takeProposal': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta' }),
  },
  'questions.dropProposal': {
    staff: { any: 404 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta', Reason: 'Finns redan' }),
  },
  'questions.trials': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ id: asked.QuestionId }),
  },
  'questions.changeRun': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta', run: '01KA0000000000000000000000', stop: true }),
  },
  'assistant.runTrials': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta', DaytoUpdate: 'x' }),
  },
  'assistant.try': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ id: asked.QuestionId, FBody: 'hej' }),
  },
  'questions.delete': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ DelQuestion: '{"id":"borta"}' }),
  },
  'assistant.questions': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'assistant.question': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ id: asked.QuestionId }),
  },
  'assistant.send': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ ...asked, FBody: '' }),
  },
  'assistant.stop': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ AnswerId: crypto.randomUUID() }),
  },
}
