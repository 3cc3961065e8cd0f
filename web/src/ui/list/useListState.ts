import { useSearchParams } from 'react-router-dom'
import { limits } from '../../../../shared/limits.ts'
import { ownMove } from '../../routes/ownMove.ts'
import type { Sort } from './column.ts'

/** How the address of a list calls what it shows. */
const names = {
  search: 'sok',
  sort: 'sortera',
  page: 'sida',
  size: 'antal',
  place: 'fran',
} as const

const wholeNumber = (text: string | null): number => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

function sortOf(text: string | null, sorts: readonly string[]): Sort {
  const by = sorts.find((one) => text === one || text === `-${one}`)
  return by === undefined
    ? { by: sorts[0] ?? '', descending: false }
    : { by, descending: text !== by }
}

/**
 * What a list shows, kept in the page's address: so the back button, a reload and a bookmark keep it. What does not
 * fit in the address is ignored. The first of `sorts` is the list's own order.
 */
export function useListState(sorts: readonly string[] = [], sizes: readonly number[] = []) {
  const [params, setParams] = useSearchParams()

  function change(changed: Record<string, string>, { replace = false, own = false } = {}) {
    // As the address is now: it may have changed since this was drawn. Whatever changes begins on the first page.
    const next = new URLSearchParams(globalThis.location.search)
    next.delete(names.page)
    next.delete(names.place)
    for (const [name, value] of Object.entries(changed)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    // The same place once more would be a page that somebody has come to: its title would take the focus.
    if (next.toString() === new URLSearchParams(globalThis.location.search).toString()) return
    setParams(next, { replace, ...(own && { state: ownMove }) })
  }

  const size = wholeNumber(params.get(names.size))
  return {
    search: params.get(names.search) ?? '',
    /** Whether somebody has asked for the order. */
    isSorted: params.has(names.sort),
    sort: sortOf(params.get(names.sort), sorts),
    /** Counted from 0; the address counts as people do. */
    page: Math.max(0, wholeNumber(params.get(names.page)) - 1),
    /** Where the page begins, of a list that is read by keys; the beginning is no place. */
    place: params.get(names.place) ?? '',
    size: sizes.find((one) => one === size) ?? limits.pageSize,
    /** The value of a filter, if it is one of those that there are. */
    filter: <Value extends string>(name: string, values: readonly Value[]) =>
      values.find((value) => value === params.get(name)),

    // Each letter is no place to go back to.
    setSearch: (term: string) => change({ [names.search]: term }, { replace: true }),
    /** With `asked` the list's own order is asked for, too: where it would not be the order otherwise. */
    setSort: ({ by, descending }: Sort, asked = false) =>
      change({
        [names.sort]:
          by === sorts[0] && !descending && !asked ? '' : `${descending ? '-' : ''}${by}`,
      }),
    /** With `own` it is not a person who turns the page. */
    setPage: (page: number, own = false) =>
      change({ [names.page]: page === 0 ? '' : String(page + 1) }, { own }),
    setPlace: (page: number, place: string, own = false) =>
      change(place === '' ? {} : { [names.page]: String(page + 1), [names.place]: place }, {
        replace: own,
        own,
      }),
    setSize: (rows: number) =>
      change({ [names.size]: rows === limits.pageSize ? '' : String(rows) }),
    setFilter: (name: string, value: string) => change({ [name]: value }),
    reset: () => setParams({}),
  }
}
