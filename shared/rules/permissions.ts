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
 * Whether somebody may change or take away a booking: everybody with a role below 2, or whose it is
 * (docs/requirements.md, "Who may change a booking"; the owner is the stored one).
 */
export const mayEditEvent = (caller: { id: string; Role: number }, booked: { userid: string }) =>
  caller.Role < 2 || booked.userid === caller.id
