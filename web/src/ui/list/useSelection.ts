import { useState } from 'react'

/**
 * Which of the rows that show are selected. What is no longer there, or on another page, is not: nobody deletes what
 * they do not see.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  maySelect: (row: Row) => boolean,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selectable = rows.filter(maySelect)
  const selected = selectable.filter(({ id }) => ids.has(id))
  const all = selectable.length > 0 && selected.length === selectable.length

  function toggle(id: string) {
    const next = new Set(selected.map((row) => row.id))
    if (!next.delete(id)) next.add(id)
    setIds(next)
  }

  return {
    selected,
    all,
    some: selected.length > 0 && !all,
    possible: selectable.length > 0,
    has: ({ id }: Row) => ids.has(id),
    may: maySelect,
    toggle,
    toggleAll: () => setIds(new Set(all ? [] : selectable.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>
