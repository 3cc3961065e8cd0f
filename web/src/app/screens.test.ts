import { expect, test } from 'vitest'
import { noteRole } from '../api/session/early.ts'
import { ADMIN, STAFF } from '../../../shared/rules/permissions.ts'
import { screenAt, screens } from './screens.ts'

const at = (pathname: string, search = '') => screenAt({ pathname, search })

test('what comes with the frame is the screen of the address, for the role that was last seen', () => {
  noteRole(ADMIN)
  expect([at('/'), at('/Lobby')]).toEqual([screens.dashboard, screens.dashboard])
  expect(at('/Lobby', '?flik=assistenten')).toBe(screens.lobby)
  noteRole(STAFF)
  expect([at('/Lobby'), at('/Dokument')]).toEqual([screens.lobby, screens.articles])
  expect(at('/Finns-inte')).toBeUndefined()
})
