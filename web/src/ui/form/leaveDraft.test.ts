import { afterEach, expect, test, vi } from 'vitest'
import { currentUser } from '../../api/session/currentUser.ts'
import { drafts } from '../../api/drafts.ts'
import { leaveDraft } from './leaveDraft.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

test('what is typed into a form is forgotten when it is left, and stays where its screen broke', () => {
  vi.spyOn(currentUser, 'is').mockReturnValue(true)
  drafts.write('anna', 'report', 'Hej')
  document.body.innerHTML = '<button data-broken>Ladda om sidan</button>'
  leaveDraft('anna', 'report')
  expect(drafts.read('anna', 'report')).toBe('Hej')
  document.body.innerHTML = ''
  leaveDraft('anna', 'report')
  expect(drafts.read('anna', 'report')).toBeUndefined()
})

test('it stays for whoever the session has ended', () => {
  drafts.write('anna', 'report', 'Hej')
  leaveDraft('anna', 'report')
  expect(drafts.read('anna', 'report')).toBe('Hej')
})
