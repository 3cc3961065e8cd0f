/** The rooms by their numbers (docs/requirements.md, "Rooms"). */
export const rooms = { 1: 'Welcome', 2: 'Stor', 3: 'Bemanning' } as const

export type Room = keyof typeof rooms

/** All of them, in their order. */
export const roomNumbers = [1, 2, 3] as const
