/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what the library draws around it is no table's */
import { type CSSProperties, memo, type ReactNode, type Ref } from 'react'
import { type Room, rooms as roomNames } from '../../../../../shared/rules/calendar/rooms.ts'
import { closedMark } from '../days/blocks.ts'
import { wallDay } from '../library/wallTime.ts'
import { dayInWords } from '../days/words.ts'
import { useGrid } from './gridContext.ts'

type Props = {
  ref?: Ref<HTMLDivElement>
  className?: string
  style?: CSSProperties
  date?: Date
  resource?: Room | null
  children?: ReactNode
}

type SlotsProps = Pick<Props, 'date' | 'resource' | 'children'>

/** A day's slots as the library first drew them. What changes of one it learns by itself: see `SlotCell`. */
const Slots = memo(
  ({ children }: SlotsProps) => children,
  (one: SlotsProps, other: SlotsProps) =>
    Number(one.date) === Number(other.date) && one.resource === other.resource,
)

/** A room's day. The library draws days, not hours, one after another, so that a day is a row of the grid. */
export function DayColumn({ ref, className, style, date, resource, children }: Props) {
  const rooms = useGrid((grid) => grid.rooms)
  const Rum = resource ?? rooms[0]
  if (!date || !Rum) return null
  const day = wallDay(date)
  const name = dayInWords(day)
  const [slots, ...above]: ReactNode[] = Array.isArray(children) ? children : []
  return (
    <div
      ref={ref}
      role="row"
      className={className}
      style={style}
      aria-label={rooms.length > 1 ? `${roomNames[Rum]}, ${name}` : name}
      data-room={Rum}
      data-day={day}
      data-closed={closedMark(day)}
    >
      <Slots date={date} resource={resource}>
        {slots}
      </Slots>
      {above}
    </div>
  )
}
