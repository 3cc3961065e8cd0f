import { chakra } from '@chakra-ui/react'

/** A button inside a field, at its right edge. */
export const FieldAction = chakra('button', {
  base: {
    position: 'absolute',
    right: '1',
    top: '1',
    height: '9',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'l1',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
    // The mouse is on the button, whichever icon is there: one that goes would take its leaving along.
    '& svg': { pointerEvents: 'none' },
  },
  variants: { holds: { icon: { width: '9' }, word: { px: '2.5', textStyle: 'sm' } } },
  defaultVariants: { holds: 'icon' },
})
