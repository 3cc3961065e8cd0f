import { isAdmin } from '../../../../shared/rules/permissions.ts'
import { sv } from '../../texts/sv.ts'
import { paths } from '../../routes/paths.ts'
import { screens } from '../screens.ts'

export type MenuEntry = { label: string; to: string; load: () => Promise<unknown> }

const toRead: MenuEntry[] = [
  { label: sv.menu.documents, to: paths.documents, load: screens.articles },
  { label: sv.menu.news, to: paths.news, load: screens.articles },
]

/** The menu of a role, in its order (docs/requirements.md, "Header and menu"). */
export const menuFor = (role: number): MenuEntry[] =>
  isAdmin(role)
    ? [
        { label: sv.menu.lobby, to: paths.lobby, load: screens.dashboard },
        { label: sv.menu.questions, to: paths.questions, load: screens.questions },
        { label: sv.menu.users, to: paths.users, load: screens.users },
        { label: sv.menu.rooms, to: paths.rooms, load: screens.rooms },
        ...toRead,
      ]
    : [
        { label: sv.menu.questions, to: paths.lobby, load: screens.lobby },
        { label: sv.menu.answers, to: paths.answers, load: screens.answers },
        ...toRead,
      ]
