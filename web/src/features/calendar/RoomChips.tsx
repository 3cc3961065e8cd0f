import { chakra } from '@chakra-ui/react'
import {
  type Room,
  roomNumbers,
  rooms as roomNames,
} from '../../../../shared/rules/calendar/rooms.ts'
import { calendarTexts } from '../../texts/calendar.ts'
import { roomTone, toneVariants } from './roomTone.ts'

const Chip = chakra(
  'button',
  {
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
      cursor: 'pointer',
      _hover: { bg: 'var(--room-wash)' },
      _before: {
        content: '""',
        boxSize: '2.5',
        borderRadius: 'full',
        borderWidth: '2px',
        borderColor: 'var(--room-line)',
      },
      _pressed: {
        bg: 'var(--room-wash)',
        borderColor: 'var(--room-line)',
        color: 'var(--room-ink)',
        _before: { bg: 'var(--room-line)' },
      },
    },
    variants: { tone: toneVariants },
  },
  { defaultProps: { type: 'button' } },
)

type Props = {
  rooms: readonly Room[]
  /** What they are chosen for; else for what shows. */
  label?: string
  onRooms: (rooms: readonly Room[]) => void
}

/** The rooms with their colours: a legend that shows and hides them. The last one stays. */
export function RoomChips({ rooms, label = calendarTexts.choose, onRooms }: Props) {
  function toggle(Rum: Room) {
    const next = roomNumbers.filter((one) => rooms.includes(one) !== (one === Rum))
    if (next.length > 0) onRooms(next)
  }
  return (
    <chakra.fieldset aria-label={label} display="flex" flexWrap="wrap" gap="2">
      {roomNumbers.map((Rum) => (
        <Chip
          key={Rum}
          tone={roomTone[Rum]}
          aria-pressed={rooms.includes(Rum)}
          onClick={() => toggle(Rum)}
        >
          {roomNames[Rum]}
        </Chip>
      ))}
    </chakra.fieldset>
  )
}
