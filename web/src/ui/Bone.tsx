import { chakra } from '@chakra-ui/react'

/** A grey bar where a text will be. */
export const Bone = chakra('div', {
  base: {
    bg: 'surface.sunken',
    borderRadius: 'small',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
})
