const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

type Shades = Record<
  'solid' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'focusRing',
  ReturnType<typeof pair>
>

/** What a `colorPalette` is made of. `fg` is read on `subtle`, `contrast` on `solid`. */
const palette = (shades: Shades) => shades

const focusRing = pair('#0b6a70', '#a7dad2')

/**
 * Chakra's own names for a warm grey scale, one blue-green accent, and red and green for what went wrong or well. Every
 * text colour has at least 4.5:1 on every surface it is used on, and `border.emphasized` 3:1; web/e2e/looks/accessibility.e2e.ts
 * measures them.
 */
export const colors = {
  bg: {
    DEFAULT: pair('#f7f5f1', '#131412'),
    panel: pair('#ffffff', '#1c1d1b'),
    muted: pair('#f1eee8', '#252623'),
    emphasized: pair('#ebe7df', '#2d2e2b'),
  },
  border: {
    DEFAULT: pair('#e5e0d7', '#32332f'),
    emphasized: pair('#8d877c', '#7d796f'),
  },
  fg: {
    DEFAULT: pair('#1f1d1a', '#f1eee9'),
    muted: pair('#5c574f', '#b8b2a7'),
  },
  accent: palette({
    solid: pair('#12474a', '#8fcdc4'),
    contrast: pair('#ffffff', '#0a2526'),
    fg: pair('#12565a', '#8fcdc4'),
    subtle: pair('#e6efed', '#1b2f2e'),
    muted: pair('#c5dbd7', '#2f5250'),
    focusRing,
  }),
  red: palette({
    solid: pair('#9f2a1d', '#f3aa9f'),
    contrast: pair('#ffffff', '#1c1d1b'),
    fg: pair('#9f2a1d', '#f3aa9f'),
    subtle: pair('#fbeeeb', '#351d19'),
    muted: pair('#ecc8c1', '#61322b'),
    focusRing,
  }),
  green: palette({
    solid: pair('#1d6140', '#95d4ab'),
    contrast: pair('#ffffff', '#1c1d1b'),
    fg: pair('#1d6140', '#95d4ab'),
    subtle: pair('#eaf4ed', '#172d20'),
    muted: pair('#c3dfcd', '#2c5239'),
    focusRing,
  }),
  /** What waits for its content: seen on every surface, also in the dark. */
  skeleton: pair('#e3ded4', '#4a4b45'),
  /** The deep panel of the welcome banner and the sign-in page; the same sea by day and by night. */
  deep: {
    DEFAULT: pair('#12474a', '#15302f'),
    ink: pair('#fbf8f2', '#f1eee9'),
    muted: pair('#d3e2df', '#b9cbc8'),
    line: pair('#3b6b6c', '#2f5250'),
    sun: pair('#e9c38b', '#d9b37c'),
  },
  /** The second line of a chart; 3:1 on a panel. */
  chart: { second: pair('#a86a1d', '#d9b37c') },
  /** The rooms' colours (docs/requirements.md, "Room calendar"): `ink` is read on `wash`, `line` has 3:1 on a panel. */
  room: {
    blue: {
      ink: pair('#1b4a87', '#afd0f8'),
      wash: pair('#e5eefa', '#182b43'),
      line: pair('#2f6fc4', '#5c95da'),
    },
    green: {
      ink: pair('#1b5836', '#a2dcb8'),
      wash: pair('#e3f2e8', '#16301f'),
      line: pair('#2c8253', '#4fa674'),
    },
    purple: {
      ink: pair('#56358c', '#d0bdf6'),
      wash: pair('#efe9fa', '#2a2041'),
      line: pair('#7a52bd', '#9c7bdd'),
    },
  },
} as const
