import { chakra } from '@chakra-ui/react'
import { type Booking, closes, opens } from '../days/blocks.ts'
import { clock } from '../days/words.ts'

const Bar = chakra('div', {
  base: {
    position: 'relative',
    height: '2.5',
    borderRadius: 'full',
    bg: 'bg.muted',
    overflow: 'hidden',
  },
})

const Taken = chakra('span', {
  base: { position: 'absolute', insetY: '0', bg: 'var(--room-line)', borderRadius: 'l1' },
})

const Now = chakra('span', {
  base: { position: 'absolute', insetY: '0', width: '2px', bg: 'fg' },
})

const Ends = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    mt: '1',
    textStyle: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
})

const place = (minute: number) => `${((minute - opens) / (closes - opens)) * 100}%`

type Props = { bookings: readonly Booking[]; minute: number }

/** A day at a glance. Decoration: what it shows stands beside it in words. */
export const DayBar = ({ bookings, minute }: Props) => (
  <div aria-hidden="true">
    <Bar>
      {bookings.map(({ event, from, to }) => (
        <Taken key={event.id} style={{ left: place(from), right: `calc(100% - ${place(to)})` }} />
      ))}
      {minute >= opens && minute < closes && <Now style={{ left: place(minute) }} />}
    </Bar>
    <Ends>
      <span>{clock(opens)}</span>
      <span>{clock(closes)}</span>
    </Ends>
  </div>
)
