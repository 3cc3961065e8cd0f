import { chakra } from '@chakra-ui/react'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import type { Booking } from '../days/blocks.ts'
import { closedBecause } from '../days/stageHours.ts'
import { toneVariants } from '../roomTone.ts'
import { daysFrom, mondayOf, weekOf } from '../days/swedishDays.ts'
import { dayInShort, weekdayInShort } from '../days/words.ts'

const Strip = chakra('fieldset', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '1', mb: '4' },
  variants: { tone: toneVariants },
})

const Day = chakra(
  'button',
  {
    base: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: '0.5',
      py: '1.5',
      // As high as with a dot.
      minHeight: '4.25rem',
      borderRadius: 'l2',
      borderWidth: '1px',
      borderColor: 'border',
      bg: 'bg.panel',
      textStyle: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      '& strong': { textStyle: 'heading', color: 'fg', lineHeight: '1.2' },
      '& i': { boxSize: '1.5', borderRadius: 'full', bg: 'var(--room-line)' },
      '&[data-closed]': { bg: 'bg.muted' },
      '&[aria-current]': { borderColor: 'border.emphasized' },
      _pressed: {
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        color: 'accent.contrast',
        '& strong': { color: 'accent.contrast' },
        '& i': { bg: 'accent.contrast' },
      },
    },
  },
  { defaultProps: { type: 'button' } },
)

type Props = {
  tone: keyof typeof toneVariants
  day: string
  today: string
  bookings: readonly Booking[]
  onDay: (day: string) => void
}

/** The week of a day, to go from one to another. A dot marks the days that have bookings. */
export const WeekStrip = ({ tone, day, today, bookings, onDay }: Props) => (
  <Strip tone={tone} aria-label={texts.week(weekOf(day))}>
    {daysFrom(mondayOf(day), 7).map((one) => {
      const count = bookings.filter((booking) => booking.day === one).length
      return (
        <Day
          key={one}
          aria-label={[dayInShort(one), closedBecause(one), count > 0 && texts.count(count)]
            .filter(Boolean)
            .join(', ')}
          aria-pressed={one === day}
          aria-current={one === today ? 'date' : undefined}
          data-closed={closedBecause(one) === undefined ? undefined : ''}
          onClick={() => onDay(one)}
        >
          {weekdayInShort(one)} <strong>{Number(one.slice(8))}</strong>
          {count > 0 && <i />}
        </Day>
      )
    })}
  </Strip>
)
