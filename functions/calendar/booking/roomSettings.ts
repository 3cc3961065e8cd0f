import { roomRules as rules } from '../../../shared/contract/calendar/roomRules.ts'
import type { RoomSettings } from '../../../shared/rules/permissions.ts'
import type { RoomRules } from '../../../shared/rules/calendar/roomRules.ts'
import { environment, variables } from '../../runtime/env.ts'

const { ROOMS_FOR, ROOMS_EDITS, ROOMS_RULES, ROOMS_MAILS } = environment(variables.stage)

/** What the stage says of the rooms. */
export const roomSettings: RoomSettings = { for: ROOMS_FOR, edits: ROOMS_EDITS }

/** When it lets them be booked. */
export const roomRules: RoomRules = rules.parse(JSON.parse(ROOMS_RULES))

/** Whether people get their bookings by mail. */
export const areMailed = ROOMS_MAILS === 'on'
