import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { brand } from '../../api/config.ts'
import { lazy } from '../../../../shared/lazy.ts'
import { colors } from './colors.ts'
import { recipes, slotRecipes } from './recipes.ts'
import { textStyles, tokens } from './scales.ts'

const config = defineConfig({
  cssVarsPrefix: 'p',
  disableLayers: true,
  preflight: true,
  globalCss: {
    html: {
      colorPalette: 'accent',
      bg: 'bg',
      color: 'fg',
      textStyle: 'md',
      fontFamily: 'body',
      colorScheme: 'light',
      scrollPaddingTop: '24',
      // What has the focus is not hidden below the notice that there is no network either.
      '&:has([data-offline])': { scrollPaddingTop: '11.5rem' },
      // A scroll bar that comes and goes would shift everything sideways.
      overflowY: 'scroll',
      '&.dark': { colorScheme: 'dark' },
    },
    body: { minHeight: '100dvh', fontSynthesis: 'none', textRendering: 'optimizeLegibility' },
    // The reset gives every element its own way to break long words: they should have that of what they stand in.
    'body *': { overflowWrap: 'inherit' },
    '::placeholder': { color: 'fg.muted', opacity: 1 },
    // A press is seen to at once, before what it leads to is there: a hover gives way to it.
    'a, button': { _active: { opacity: 0.6 } },
    '::selection': { bg: 'accent.solid', color: 'accent.contrast' },
    ':focus-visible': {
      outline: '2px solid {colors.accent.focusRing}',
      outlineOffset: '2px',
    },
    // Where the person's own few colours replace all others, what is chosen has theirs for that.
    '[aria-pressed=true], [aria-current=page], [aria-current=date] strong, :has(> [type=radio]:checked), [aria-selected=true]':
      {
        _highContrast: {
          forcedColorAdjust: 'none',
          bg: 'SelectedItem !important',
          '&, & *': { color: 'SelectedItemText !important' },
        },
      },
    // Paper is white, also for whoever reads light on dark, and what lies on it covers nothing.
    'html, dialog': { _print: { bg: 'white !important' } },
    'body, body *:not(dialog)': { _print: { bg: 'transparent !important' } },
    'body, body *': { _print: { color: 'black !important' } },
    // Focus that only follows a navigation is for screen readers; it needs no ring.
    'h1:focus, main:focus': { outline: 'none' },
    '*, ::before, ::after': {
      _motionReduce: {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        // Not even a moment: what inherits a colour would wait for what it inherits it from, element by element.
        transitionDuration: '0s !important',
      },
    },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens: {
      colors,
      shadows: {
        xs: { value: { _light: '0 1px 2px rgb(40 34 22 / 0.05)', _dark: 'none' } },
        lg: {
          value: {
            _light: '0 12px 32px rgb(40 34 22 / 0.12), 0 1px 3px rgb(40 34 22 / 0.08)',
            _dark: '0 12px 32px rgb(0 0 0 / 0.5)',
          },
        },
      },
    },
    textStyles,
    recipes,
    slotRecipes,
    keyframes: {
      spin: { to: { transform: 'rotate(1turn)' } },
      pass: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
      pulse: { '50%': { opacity: '0.6' } },
      appear: { to: { visibility: 'visible' } },
      rise: { from: { opacity: '0', transform: 'translateY(-6px)' } },
    },
  },
})

type Shades = Record<string, { value: { _light: string; _dark: string } }>

/** The colours of the organisation, in the place of ours. */
function ownColors() {
  const own: Record<string, Shades> = {}
  for (const [name, shades] of Object.entries(brand()?.colors ?? {})) {
    own[name] = Object.fromEntries(
      Object.entries(shades).map(([shade, [_light, _dark]]) => [
        shade,
        { value: { _light, _dark } },
      ]),
    )
  }
  return own
}

/**
 * Chakra's machinery with our own tokens only: its default theme would be a third of the sign-in page. Made at its first
 * use, not while the bundle is loaded: one long task becomes two that block less.
 */
export const system = lazy(() =>
  createSystem(defaultBaseConfig, config, {
    theme: { semanticTokens: { colors: ownColors() } },
  }),
)
