import { chakra } from '@chakra-ui/react'
import { Link, useLocation } from 'react-router-dom'
import { type Room, roomNumbers, rooms } from '../../../../shared/rules/rooms.ts'
import { calendarTexts } from '../../texts/calendar.ts'
import { roomTone, toneVariants } from './roomTone.ts'

const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    px: '3.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    textStyle: 'label',
    color: 'fg',
    _hover: { bg: 'var(--room-wash)' },
    _before: { content: '""', boxSize: '2.5', borderRadius: 'full', bg: 'var(--room-line)' },
    _currentPage: {
      bg: 'var(--room-wash)',
      borderColor: 'var(--room-line)',
      color: 'var(--room-ink)',
    },
  },
  variants: { tone: toneVariants },
})

/** The rooms with their colours: a legend, and the way from one calendar to another. */
export function RoomChips({ room }: { room: Room }) {
  const { pathname, search } = useLocation()
  return (
    <chakra.nav aria-label={calendarTexts.choose} display="flex" flexWrap="wrap" gap="2">
      {roomNumbers.map((Rum) => (
        <Chip
          key={Rum}
          tone={roomTone[Rum]}
          to={{ pathname, search }}
          state={{ Rum }}
          aria-current={Rum === room ? 'page' : undefined}
        >
          {rooms[Rum]}
        </Chip>
      ))}
    </chakra.nav>
  )
}
