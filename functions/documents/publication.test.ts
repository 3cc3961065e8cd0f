import { expect, test } from 'vitest'
import { publication, verbOf } from './publication.ts'

const by = { by: { id: 'k', name: 'Karin' }, at: '2026-11-20T09:00:00.000Z' }
const draft = { id: 'a', Subject: 'Resepolicy', Published: false }
const read = { ...draft, Published: true }

test.each([
  ['a draft that is written', undefined, draft, undefined],
  ['one that is published as it is written', undefined, read, 'documents.published'],
  ['a draft that is published', draft, read, 'documents.published'],
  ['a published one that is changed', read, read, undefined],
  ['a published one with another title', read, { ...read, Subject: 'Resor' }, 'documents.renamed'],
  ['a draft with another title', draft, { ...draft, Subject: 'Resor' }, undefined],
  ['one that is taken back', read, draft, 'documents.withdrawn'],
  ['a published one that is deleted', read, undefined, 'documents.withdrawn'],
  ['a draft that is deleted', draft, undefined, undefined],
])('what readers hear of %s', (_, before, after, type) => {
  expect(publication('DOCUMENT', before, after, by)?.type).toBe(type)
})

test('the log says what was done to an article: published, taken back, or changed whether read or not', () => {
  expect(verbOf(draft, read)).toBe('Publicerade')
  expect(verbOf(read, draft)).toBe('Avpublicerade')
  expect([verbOf(read, read), verbOf(draft, draft)]).toEqual(['Ändrade', 'Ändrade'])
})
