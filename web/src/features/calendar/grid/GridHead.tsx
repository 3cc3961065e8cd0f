import { chakra } from '@chakra-ui/react'
import { holidayOn } from '../../../../../shared/rules/holidays.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { closedBecause } from '../days/blocks.ts'
import { DayName, Head } from './gridStyle.ts'
import { weekOf } from '../days/swedishDays.ts'
import { dayInWords, weekdayInShort } from '../days/words.ts'

const Corner = chakra('th', {
  base: {
    display: 'grid',
    alignContent: 'center',
    pr: '2',
    textAlign: 'end',
    fontSize: '0.75rem',
    fontWeight: '400',
    lineHeight: '1.2',
    color: 'fg.muted',
  },
})

const Holiday = chakra('td', {
  base: {
    px: '2.5',
    py: '1',
    minWidth: '0',
    borderLeftWidth: '1px',
    borderColor: 'border',
    fontSize: '0.75rem',
    lineHeight: '1.3',
    overflowWrap: 'anywhere',
    '&[data-closed]': { bg: 'bg.muted', color: 'fg' },
  },
})

const closedMark = (day: string) => (closedBecause(day) === undefined ? undefined : '')

type Props = { days: readonly string[]; today: string }

/** The names of the days, the number of their week, and below them the holidays. */
export const GridHead = ({ days, today }: Props) => (
  <Head>
    <tr>
      <Corner scope="col">{calendarTexts.weekShort(weekOf(days[0] ?? today))}</Corner>
      {days.map((day) => (
        <DayName
          key={day}
          scope="col"
          aria-label={dayInWords(day)}
          aria-current={day === today ? 'date' : undefined}
          data-closed={closedMark(day)}
        >
          {weekdayInShort(day)} <strong>{Number(day.slice(8))}</strong>
        </DayName>
      ))}
    </tr>
    {days.some((day) => holidayOn(day)) && (
      <tr>
        <Corner scope="row">{calendarTexts.allDay}</Corner>
        {days.map((day) => (
          <Holiday key={day} data-closed={closedMark(day)}>
            {holidayOn(day)}
          </Holiday>
        ))}
      </tr>
    )}
  </Head>
)
