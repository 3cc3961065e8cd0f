import type { Access } from '../contract/route.ts'

/** An administrator's role; every higher number is staff (docs/requirements.md, "Roles and permissions"). */
export const ADMIN = 0
export const STAFF = 1

/** Whether a role belongs to an administrator. */
export const isAdmin = (Role: number): boolean => Role < 1

/** Whether somebody may change a person's record: one's own, or as an administrator anybody's. */
export const mayChange = (caller: { id: string; Role: number }, userid: string): boolean =>
  caller.id === userid || isAdmin(caller.Role)

/** Whether somebody with this role may make a call of that access. The router guards and the endpoint chain ask. */
export const mayCall = (access: Access, Role: number): boolean =>
  access === 'admin' ? isAdmin(Role) : true

/**
 * Whom the rooms are for, and who changes a booking that is not their own: all, or nobody but administrators
 * (docs/requirements.md, "Who may change a booking").
 */
export type RoomSettings = { for: 'administrators' | 'everybody'; edits: 'all' | 'owner' }

/** Whether somebody with this role sees and books the rooms. */
export const mayBook = (rooms: Pick<RoomSettings, 'for'>, Role: number): boolean =>
  isAdmin(Role) || rooms.for === 'everybody'

/**
 * Whether somebody may change or take away a booking: an administrator, whose it is, and every role below 2 where the stage
 * says so. The owner is the stored one.
 */
export const mayEditEvent = (
  rooms: Pick<RoomSettings, 'edits'>,
  caller: { id: string; Role: number },
  booked: { userid: string },
): boolean =>
  isAdmin(caller.Role) || booked.userid === caller.id || (rooms.edits === 'all' && caller.Role < 2)
