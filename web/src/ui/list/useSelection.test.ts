import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSelection } from './useSelection.ts'

const row = (id: string) => ({ id })
const [anna, bo, own] = [row('anna'), row('bo'), row('own')]

/** A list whose page shows these rows, of which one's own cannot be selected. */
function listOf(rows: { id: string }[]) {
  const { result, rerender } = renderHook(
    (shown) => useSelection(shown, ({ id }) => id !== 'own'),
    {
      initialProps: rows,
    },
  )
  return {
    now: () => result.current,
    turnTo: rerender,
    press: (change: (list: ReturnType<typeof useSelection>) => void) =>
      act(() => change(result.current)),
  }
}

test('a row is selected and let go, and the head says whether some or all are', () => {
  const { now, press } = listOf([anna, bo, own])
  expect(now()).toMatchObject({ selected: [], all: false, some: false, possible: true })
  press((list) => list.toggle(anna))
  expect(now()).toMatchObject({ selected: [anna], all: false, some: true })
  expect([now().has(anna), now().has(bo)]).toEqual([true, false])
  press((list) => list.toggle(bo))
  expect(now()).toMatchObject({ selected: [anna, bo], all: true, some: false })
  press((list) => list.toggle(anna))
  expect(now()).toMatchObject({ selected: [bo], all: false, some: true })
})

test('the head selects all that may be, and lets them go once all are', () => {
  const { now, press } = listOf([anna, bo, own])
  press((list) => list.toggle(bo))
  press((list) => list.toggleAll())
  expect([...now().selected].map(({ id }) => id).toSorted()).toEqual(['anna', 'bo'])
  expect(now().may(own)).toBe(false)
  press((list) => list.toggleAll())
  expect(now().selected).toEqual([])
})

test('what is selected on one page stays so on the next, whose head speaks of its own rows', () => {
  const { now, press, turnTo } = listOf([anna])
  press((list) => list.toggle(anna))
  turnTo([bo])
  expect(now()).toMatchObject({ selected: [anna], all: false, some: false })
  press((list) => list.toggleAll())
  expect(now()).toMatchObject({ selected: [anna, bo], all: true })
  press((list) => list.toggleAll())
  expect(now().selected).toEqual([anna])
})

test('what has gone is let go, and all of it at once', () => {
  const { now, press } = listOf([anna, bo])
  press((list) => list.toggleAll())
  press((list) => list.drop([anna]))
  expect(now().selected).toEqual([bo])
  press((list) => list.clear())
  expect(now().selected).toEqual([])
})

test('a page of nothing that may be selected has nothing selected, not all', () => {
  const { now } = listOf([own])
  expect(now()).toMatchObject({ all: false, some: false, possible: false })
})
