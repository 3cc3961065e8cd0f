import type { RoomSettings } from '../../shared/rules/permissions.ts'
import { environment, variables } from '../runtime/env.ts'

const { ROOMS_FOR, ROOMS_EDITS } = environment(variables.stage)

/** What the stage says of the rooms. */
export const roomSettings: RoomSettings = { for: ROOMS_FOR, edits: ROOMS_EDITS }
