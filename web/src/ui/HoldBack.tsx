import { chakra } from '@chakra-ui/react'

/**
 * Keeps what follows it out of sight while something above is still being read: what then comes there moves nothing
 * that anybody has seen. After a second it waits no longer.
 */
export const HoldBack = chakra('div', {
  base: {
    position: 'absolute',
    '& ~ *': { visibility: 'hidden', animation: 'appear 1ms 1s forwards' },
  },
})
