import { chakra } from '@chakra-ui/react'

/** A word that marks something, such as a deactivated account. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    px: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'line.field',
    color: 'ink.muted',
    textStyle: 'small',
    whiteSpace: 'nowrap',
  },
})
