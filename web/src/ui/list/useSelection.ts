import { useCallback, useState } from 'react'

/**
 * Which rows are selected, on whatever page they are: the bar says how many, and who deletes them reads their names. What
 * has gone is taken out by `drop`.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  maySelect: (row: Row) => boolean,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const selectable = rows.filter(maySelect)
  const here = selectable.filter(({ id }) => chosen.has(id))
  const all = selectable.length > 0 && here.length === selectable.length

  const changed = useCallback(
    (change: (next: Map<string, Row>) => void) =>
      setChosen((before) => {
        const next = new Map(before)
        change(next)
        return next
      }),
    [],
  )
  // The same for every row and drawing, so that a row is drawn for its own sake alone.
  const toggle = useCallback(
    (row: Row) => changed((next) => void (next.delete(row.id) || next.set(row.id, row))),
    [changed],
  )

  return {
    selected: [...chosen.values()],
    all,
    some: here.length > 0 && !all,
    possible: selectable.length > 0,
    has: ({ id }: Row) => chosen.has(id),
    may: maySelect,
    toggle,
    toggleAll: () =>
      changed((next) => {
        for (const row of selectable) {
          if (all) next.delete(row.id)
          else next.set(row.id, row)
        }
      }),
    drop: (gone: readonly Row[]) =>
      changed((next) => {
        for (const { id } of gone) next.delete(id)
      }),
    clear: () => setChosen(new Map()),
  }
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>
