import type { Room } from '../../../../shared/rules/calendar/rooms.ts'

/** The rooms' colours (docs/requirements.md, "Room calendar"). */
export const roomTone = { 1: 'blue', 2: 'green', 3: 'purple' } as const satisfies Record<
  Room,
  string
>

const tone = (name: 'blue' | 'green' | 'purple') => ({
  '--room-ink': `{colors.room.${name}.ink}`,
  '--room-wash': `{colors.room.${name}.wash}`,
  '--room-line': `{colors.room.${name}.line}`,
})

/** Gives whatever lies inside the colours of its room. */
export const toneVariants = {
  blue: tone('blue'),
  green: tone('green'),
  purple: tone('purple'),
} as const

/** Gives whatever names its room, by `data-room`, that room's colours. */
export const roomColours = {
  '& [data-room="1"]': tone(roomTone[1]),
  '& [data-room="2"]': tone(roomTone[2]),
  '& [data-room="3"]': tone(roomTone[3]),
}
