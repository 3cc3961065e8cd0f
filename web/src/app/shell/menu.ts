import { isAdmin } from '../../../../shared/rules/permissions.ts'
import { sv } from '../../texts/sv.ts'
import { paths } from '../paths.ts'

export type MenuEntry = { label: string; to: string }

const toRead: MenuEntry[] = [
  { label: sv.menu.documents, to: paths.documents },
  { label: sv.menu.news, to: paths.news },
]

/** The menu of a role, in the order that product.md gives ("Screens"). */
export const menuFor = (role: number): MenuEntry[] =>
  isAdmin(role)
    ? [
        { label: sv.menu.lobby, to: paths.lobby },
        { label: sv.menu.questions, to: paths.questions },
        { label: sv.menu.users, to: paths.users },
        { label: sv.menu.rooms, to: paths.rooms },
        ...toRead,
      ]
    : [{ label: sv.menu.questions, to: paths.lobby }, ...toRead]
