import { isAdmin } from '../../../../shared/rules/permissions.ts'
import { sv } from '../../texts/sv.ts'
import { paths } from '../paths.ts'

export type MenuEntry = { label: string; to: string }

/** The menu of a role, in the order that product.md gives ("Screens"). Only screens that exist. */
export const menuFor = (role: number): MenuEntry[] =>
  isAdmin(role)
    ? [
        { label: sv.menu.lobby, to: paths.lobby },
        { label: sv.menu.questions, to: paths.questions },
        { label: sv.menu.users, to: paths.users },
        { label: sv.menu.rooms, to: paths.rooms },
      ]
    : [{ label: sv.menu.questions, to: paths.lobby }]
