import { Box, Button, chakra, Flex, Span, Spinner } from '@chakra-ui/react'
import { calendarTexts } from '../../../texts/calendar.ts'
import { NextIcon, PreviousIcon } from '../../../ui/list/listIcons.tsx'
import { type View, periodInWords } from '../days/shownPeriod.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { dayInMonth, daysInWords } from '../days/words.ts'

const Period = chakra('output', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    textStyle: 'heading',
    '& > :first-of-type': { display: 'inline-block', _firstLetter: { textTransform: 'uppercase' } },
  },
})

// So that the choice of views stands beside it; whose year is another says so.
const shortDay = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? dayInMonth(day) : daysInWords(day, day)

type Props = {
  view: View
  day: string
  today: string
  isPhone: boolean
  busy: boolean
  onShow: (shown: { view?: View; day?: string; turn?: 1 | -1 }) => void
}

/** Back and forth in time, what shows now, and how. */
export function CalendarToolbar({ view, day, today, isPhone, busy, onShow }: Props) {
  return (
    <Flex align="center" wrap="wrap" columnGap={{ base: '3', md: '4' }} rowGap="2" mb="3">
      <Flex gap="1" _print={{ display: 'none' }}>
        <Button variant="outline" size="sm" minHeight="10" onClick={() => onShow({ turn: -1 })}>
          <PreviousIcon />
          {calendarTexts.back}
          <Span srOnly> {calendarTexts.backBy[view]}</Span>
        </Button>
        <Button variant="outline" size="sm" minHeight="10" onClick={() => onShow({ day: today })}>
          {calendarTexts.today}
        </Button>
        <Button variant="outline" size="sm" minHeight="10" onClick={() => onShow({ turn: 1 })}>
          {calendarTexts.next}
          <Span srOnly> {calendarTexts.nextOf[view]}</Span>
          <NextIcon />
        </Button>
      </Flex>
      <Period aria-label={calendarTexts.shown}>
        <span>{isPhone && view === 'dag' ? shortDay(day, today) : periodInWords(view, day)}</span>
        {/* A phone has no room for it, and shows in the day's place that it is being read. */}
        {busy && <Spinner hideBelow="md" />}
      </Period>
      <Box ml="auto" _print={{ display: 'none' }}>
        <ViewSwitch view={view} isPhone={isPhone} onView={(next) => onShow({ view: next })} />
      </Box>
    </Flex>
  )
}
