import { adminScreens } from './adminScreens.ts'
import { openScreens } from './publicScreens.ts'
import { questionScreens } from './questionScreens.ts'
import type { Screen } from './screen.ts'
import { staffScreens } from './staffScreens.ts'

/** Every screen of the specification, and the dialogs and states that people meet. */
export const screens: Screen[] = [
  ...openScreens,
  ...staffScreens,
  ...adminScreens,
  ...questionScreens,
]
