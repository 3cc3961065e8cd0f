import { expect, test } from 'vitest'
import { changesIn, conflictsIn, typeInto, unsavedIn } from './formDraft.ts'

const names = ['name', 'town'] as const
const stored = { name: 'Anna', town: 'Sala' }
const type = typeInto<(typeof names)[number]>
const typed = type({}, stored, 'name', 'Åsa')

test('what differs from what is stored is a change, and typing it back is none', () => {
  expect(changesIn(typed, stored, names)).toEqual({ name: 'Åsa' })
  expect(changesIn(type(typed, stored, 'name', 'Anna'), stored, names)).toEqual({})
})

test('what nobody has typed into follows what is stored', () => {
  expect(changesIn(typed, { ...stored, town: 'Köping' }, names)).toEqual({ name: 'Åsa' })
})

test('a field is in conflict when somebody else has changed it to another text than one’s own', () => {
  expect(conflictsIn(typed, stored, names)).toEqual([])
  expect(conflictsIn(typed, { ...stored, town: 'Köping' }, names)).toEqual([])
  expect(conflictsIn(typed, { ...stored, name: 'Eva' }, names)).toEqual(['name'])
  expect(conflictsIn(typed, { ...stored, name: 'Åsa' }, names)).toEqual([])
})

test('a conflict is over when theirs is taken, and lasts while one goes on typing', () => {
  const theirs = { ...stored, name: 'Eva' }
  expect(conflictsIn(type(typed, theirs, 'name', 'Åsa E'), theirs, names)).toEqual(['name'])
  expect(conflictsIn(type(typed, theirs, 'name', 'Eva'), theirs, names)).toEqual([])
})

test('what was typed while the rest was being saved is left, over what is stored then', () => {
  const later = type(type(typed, stored, 'town', 'Köping'), stored, 'name', 'Åsa E')
  expect(unsavedIn(later, { name: 'Åsa', town: 'Sala' }, names)).toEqual({
    name: { text: 'Åsa E', over: 'Åsa' },
    town: { text: 'Köping', over: 'Sala' },
  })
})
