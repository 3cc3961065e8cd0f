import { chakra } from '@chakra-ui/react'
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { OrderRow } from './OrderRow.tsx'
import type { Ordered } from './useOrder.ts'

const List = chakra('ol', { base: { listStyle: 'none', display: 'grid', gap: '1.5', mt: '4' } })

/** Whose row something happens in, by its place in the list. */
function placeOf({ target }: SyntheticEvent): number | undefined {
  const row = target instanceof Element ? target.closest('[data-at]') : null
  return row ? Number(row.getAttribute('data-at')) : undefined
}

type Props = {
  list: readonly Ordered[]
  /** How many questions stand before them in the order, and how many there are in all. */
  before: number
  total: number
  onMove: (from: number, to: number) => void
}

/** The questions in their order: each is dragged, or moved by one with its arrows. */
export function OrderList({ list, before, total, onMove }: Props) {
  const [over, setOver] = useState<number>()
  const dragged = useRef<number>(undefined)
  const frame = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ id: string; by: string }>(undefined)

  // A row that moves is taken out and put in again, or comes with another page: its arrow keeps the focus.
  useLayoutEffect(() => {
    const { id, by } = pressed.current ?? {}
    const rows = Array.from(frame.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])
    const row = rows.find((one) => one.dataset['id'] === id)
    if (!row) return
    row.querySelector<HTMLElement>(`[data-by="${by}"]`)?.focus()
    pressed.current = undefined
  })

  return (
    <List
      ref={frame}
      onClick={(event) => {
        const { target } = event
        const button = target instanceof Element ? target.closest<HTMLElement>('[data-by]') : null
        const from = placeOf(event)
        if (!button || from === undefined) return
        const by = button.dataset['by'] ?? ''
        const id = list[from]?.id
        pressed.current = id === undefined ? undefined : { id, by }
        onMove(from, from + Number(by))
      }}
      onDragStart={(event) => {
        dragged.current = placeOf(event)
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(placeOf(event))
      }}
      onDragEnd={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault()
        const to = placeOf(event)
        if (dragged.current !== undefined && to !== undefined) onMove(dragged.current, to)
        dragged.current = undefined
        setOver(undefined)
      }}
    >
      {list.map(({ id, QuestionLabel }, at) => (
        <OrderRow
          key={id}
          id={id}
          label={QuestionLabel}
          at={at}
          isFirst={before + at === 0}
          isLast={before + at === total - 1}
          isOver={over === at}
        />
      ))}
    </List>
  )
}
