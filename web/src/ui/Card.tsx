import { chakra } from '@chakra-ui/react'

/** A part of a page, on a sheet of its own. */
export const Card = chakra('section', {
  base: {
    p: { base: '5', md: '8' },
    bg: 'surface.panel',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
  },
})
