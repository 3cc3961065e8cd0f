import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stageWith } from '../testing/settings.ts'
import { readConfig } from './config.ts'
import { drafts } from './drafts.ts'

const days = (count: number) => count * 24 * 60 * 60 * 1000

beforeEach(() => {
  stageWith({})
  readConfig()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

test('what somebody typed is theirs alone, and there after the browser was closed', () => {
  drafts.write('anna', 'report', { message: 'Hej' })
  sessionStorage.clear()
  expect(drafts.read('anna', 'report')).toEqual({ message: 'Hej' })
  expect(drafts.read('bo', 'report')).toBeUndefined()
})

test('after a week it is forgotten, whoever opens the portal', () => {
  drafts.write('anna', 'report', 'Hej')
  vi.setSystemTime(Date.now() + days(6))
  expect(drafts.read('anna', 'report')).toBe('Hej')
  vi.setSystemTime(Date.now() + days(2))
  expect(drafts.read('anna', 'report')).toBeUndefined()
  drafts.sweep()
  expect(localStorage.length).toBe(0)
})

test('on computers that several people share it ends with the tab', () => {
  stageWith({ idleMinutes: 10 })
  readConfig()
  drafts.write('anna', 'report', 'Hej')
  expect(localStorage.length).toBe(0)
  expect(drafts.read('anna', 'report')).toBe('Hej')
})

test('what is forgotten can be taken back, and nobody else’s is touched', () => {
  drafts.write('anna', 'card.1', 'ett')
  drafts.write('anna', 'report', 'två')
  drafts.write('bo', 'card.1', 'tre')
  const takeBack = drafts.forget('anna', 'card.')
  expect([drafts.read('anna', 'card.1'), drafts.read('anna', 'report')]).toEqual([undefined, 'två'])
  expect(drafts.read('bo', 'card.1')).toBe('tre')
  takeBack()
  expect(drafts.read('anna', 'card.1')).toBe('ett')
})

test('what cannot be read is nothing, and a full browser stops nobody from typing', () => {
  localStorage.setItem('draft.anna.report', '{')
  expect(drafts.read('anna', 'report')).toBeUndefined()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => drafts.write('anna', 'report', 'Hej')).not.toThrow()
  full.mockRestore()
})

test('what was forgotten comes back, but not over what was typed since', () => {
  drafts.write('anna', 'card.a', 'Gammalt')
  drafts.write('anna', 'card.b', 'Annat')
  const takeBack = drafts.forget('anna', 'card.')
  drafts.write('anna', 'card.a', 'Nytt')
  takeBack()
  expect([drafts.read('anna', 'card.a'), drafts.read('anna', 'card.b')]).toEqual(['Nytt', 'Annat'])
})

test('what is emptied again is nothing, in whose place what was forgotten comes back', () => {
  drafts.write('anna', 'report', 'Gammalt')
  const takeBack = drafts.forget('anna')
  drafts.write('anna', 'report', 'Nytt')
  drafts.write('anna', 'report', undefined)
  expect(localStorage.length).toBe(0)
  takeBack()
  expect(drafts.read('anna', 'report')).toBe('Gammalt')
})
