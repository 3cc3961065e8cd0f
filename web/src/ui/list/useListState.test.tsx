import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { limits } from '../../../../shared/limits.ts'
import { isOwnMove } from '../../routes/ownMove.ts'
import { useListState } from './useListState.ts'

/** A list at an address, with two orders, of which names are its own, and two sizes of a page. */
function listAt(address: string) {
  // A place of its own, behind which no other file's test has left any.
  globalThis.history.pushState(null, '', address)
  const { result } = renderHook(() => useListState(['namn', 'datum'], [50, 100]), {
    wrapper: BrowserRouter,
  })
  return {
    state: () => result.current,
    /** Does something. Gives the address then, and whether it is a place to go back from. */
    after(press: (list: ReturnType<typeof useListState>) => void) {
      const places = globalThis.history.length
      act(() => press(result.current))
      return [globalThis.location.search, globalThis.history.length > places]
    },
  }
}

test('a list shows what its address says', () => {
  const { state } = listAt('/?sok=anna&sortera=-datum&sida=3&antal=100&fran=k9&roll=1')
  expect(state()).toMatchObject({
    search: 'anna',
    isSorted: true,
    sort: { by: 'datum', descending: true },
    page: 2,
    place: 'k9',
    size: 100,
  })
  expect([state().filter('roll', ['0', '1']), state().filter('roll', ['0'])]).toEqual([
    '1',
    undefined,
  ])
})

test.each(['', '?sortera=-okand&sida=0&antal=7', '?sida=-2&antal=x', '?sida=1.5', '?sida=1'])(
  'an address that says nothing a list can show (“%s”) leaves its beginning',
  (search) => {
    expect(listAt(`/${search}`).state()).toMatchObject({
      search: '',
      sort: { by: 'namn', descending: false },
      page: 0,
      place: '',
      size: limits.pageSize,
    })
  },
)

test('whatever changes begins on the first page, and all else in the address stays', () => {
  const from = '/?flik=a&sok=anna&sida=3&fran=k9'
  expect(listAt(from).after((list) => list.setFilter('roll', '1'))).toEqual([
    '?flik=a&sok=anna&roll=1',
    true,
  ])
  expect(listAt(from).after((list) => list.setSize(100))).toEqual([
    '?flik=a&sok=anna&antal=100',
    true,
  ])
  expect(listAt(`${from}&antal=100`).after((list) => list.setSize(limits.pageSize))).toEqual([
    '?flik=a&sok=anna',
    true,
  ])
  expect(listAt(from).after((list) => list.reset())).toEqual(['', true])
})

test('each letter of a search is no place to go back to', () => {
  expect(listAt('/?sida=3').after((list) => list.setSearch('anna'))).toEqual(['?sok=anna', false])
  expect(listAt('/?sok=anna').after((list) => list.setSearch(''))).toEqual(['', false])
})

test('the list’s own order stands in the address only where somebody asks for it', () => {
  const own = { by: 'namn', descending: false }
  const from = '/?sortera=datum'
  expect(listAt(from).after((list) => list.setSort(own))).toEqual(['', true])
  expect(listAt(from).after((list) => list.setSort(own, true))).toEqual(['?sortera=namn', true])
  const backwards = { by: 'namn', descending: true }
  expect(listAt(from).after((list) => list.setSort(backwards))).toEqual(['?sortera=-namn', true])
  const other = { by: 'datum', descending: false }
  expect(listAt('/').after((list) => list.setSort(other))).toEqual(['?sortera=datum', true])
})

test('pages are counted as people do, and the first one is no page of the address', () => {
  expect(listAt('/?sok=a').after((list) => list.setPage(1))).toEqual(['?sok=a&sida=2', true])
  expect(listAt('/?sok=a&sida=2').after((list) => list.setPage(0))).toEqual(['?sok=a', true])
  expect(listAt('/').after((list) => list.setPlace(1, 'k9'))).toEqual(['?sida=2&fran=k9', true])
  expect(listAt('/?sida=2&fran=k9').after((list) => list.setPlace(0, ''))).toEqual(['', true])
})

test('a place that no person has chosen takes the one before it', () => {
  expect(listAt('/?sida=2&fran=k9').after((list) => list.setPlace(1, 'k5', true))).toEqual([
    '?sida=2&fran=k5',
    false,
  ])
  expect(globalThis.history.state.usr).toBeDefined()
})

test('whoever turns a page or searches may be asked whether to leave, nobody where the page turns itself', () => {
  const isOwn = () => isOwnMove(globalThis.history.state.usr)
  listAt('/?sida=2').after((list) => list.setPage(2, true))
  expect(isOwn()).toBe(true)
  listAt('/?sida=2').after((list) => list.setPage(2))
  expect(isOwn()).toBe(false)
  listAt('/').after((list) => list.setSearch('anna'))
  expect(isOwn()).toBe(false)
})
