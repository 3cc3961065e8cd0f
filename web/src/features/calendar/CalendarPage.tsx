import { Navigate, useLocation } from 'react-router-dom'
import { type Room, roomNumbers } from '../../../../shared/rules/rooms.ts'
import { paths } from '../../routes/paths.ts'
import { Calendar } from './Calendar.tsx'

// The browser's history may hold anything.
const roomIn = (state: unknown): Room | undefined =>
  typeof state === 'object' && state && 'Rum' in state
    ? roomNumbers.find((Rum) => Rum === state.Rum)
    : undefined

/** A room's calendar. Without a room there is none to show (docs/requirements.md, "Room calendar"). */
export default function CalendarPage() {
  const { state }: { state: unknown } = useLocation()
  const room = roomIn(state)
  return room ? <Calendar key={room} room={room} /> : <Navigate to={paths.rooms} replace />
}
