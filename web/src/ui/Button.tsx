import { chakra } from '@chakra-ui/react'

/** The portal's button. `aria-disabled` keeps it focusable while there is nothing to press. */
export const Button = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: '11',
      px: '5',
      borderRadius: 'field',
      borderWidth: '1px',
      borderColor: 'transparent',
      textStyle: 'label',
      cursor: 'pointer',
      userSelect: 'none',
      textDecoration: 'none',
      transition: 'background-color {durations.quick}, border-color {durations.quick}',
      _disabled: { opacity: 0.6, cursor: 'default' },
    },
    variants: {
      look: {
        solid: { bg: 'accent', color: 'accent.on', _hover: { bg: 'accent.hover' } },
        outline: {
          bg: 'surface.panel',
          color: 'ink',
          borderColor: 'line.field',
          _hover: { bg: 'surface.sunken' },
        },
        danger: {
          bg: 'danger.ink',
          color: 'surface.panel',
          _hover: { bg: 'ink' },
        },
        quiet: { color: 'ink', _hover: { bg: 'surface.hover' } },
      },
      size: {
        small: { minHeight: '9', px: '3', gap: '1.5', '& svg': { boxSize: '4' } },
        smallIcon: { minHeight: '10', width: '10', px: '0', borderRadius: 'full' },
        icon: { minHeight: '11', width: '11', px: '0', borderRadius: 'full' },
      },
    },
    defaultVariants: { look: 'solid' },
  },
  { defaultProps: { type: 'button' } },
)
