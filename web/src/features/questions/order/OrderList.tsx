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

type Props = { list: readonly Ordered[]; onMove: (from: number, to: number) => void }

/** The questions in their order: each is dragged, or moved by one with its arrows. */
export function OrderList({ list, onMove }: Props) {
  const [over, setOver] = useState<number>()
  const dragged = useRef<number>(undefined)
  const pressed = useRef<HTMLElement>(null)

  // A row that moves is taken out of the page and put in again: its arrow keeps the focus.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  })

  return (
    <List
      onClick={(event) => {
        const { target } = event
        const button = target instanceof Element ? target.closest<HTMLElement>('[data-by]') : null
        const from = placeOf(event)
        if (!button || from === undefined) return
        pressed.current = button
        onMove(from, from + Number(button.dataset['by']))
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
          label={QuestionLabel}
          at={at}
          isLast={at === list.length - 1}
          isOver={over === at}
        />
      ))}
    </List>
  )
}
