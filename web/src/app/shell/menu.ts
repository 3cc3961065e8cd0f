import { isAdmin, mayBook } from '../../../../shared/rules/permissions.ts'
import { config } from '../../api/config.ts'
import { menuTexts } from '../../texts/shell.ts'
import { paths } from '../../routes/paths.ts'
import { screens } from '../screens.ts'

export type MenuEntry = { label: string; to: string; load: () => Promise<unknown> }

const toRead: MenuEntry[] = [
  { label: menuTexts.documents, to: paths.documents, load: screens.articles },
  { label: menuTexts.news, to: paths.news, load: screens.articles },
]

const rooms: MenuEntry = { label: menuTexts.rooms, to: paths.rooms, load: screens.rooms }

/** The menu of a role, in its order (docs/requirements.md, "Header and menu"). */
export const menuFor = (role: number, { rooms: open } = config()): MenuEntry[] =>
  isAdmin(role)
    ? [
        { label: menuTexts.lobby, to: paths.lobby, load: screens.dashboard },
        { label: menuTexts.questions, to: paths.questions, load: screens.questions },
        { label: menuTexts.users, to: paths.users, load: screens.users },
        rooms,
        ...toRead,
      ]
    : [
        { label: menuTexts.questions, to: paths.lobby, load: screens.lobby },
        { label: menuTexts.answers, to: paths.answers, load: screens.answers },
        ...toRead,
        ...(mayBook(open, role) ? [rooms] : []),
      ]
