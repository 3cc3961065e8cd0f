import { chakra, Center } from '@chakra-ui/react'
import { sv } from '../texts/sv.ts'

/** The turning ring alone; decoration beside a text. */
export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '1.125em',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animation: 'turn 0.8s linear infinite',
  },
})

/** Fills a page whose content is not known yet. */
export const PageSpinner = () => (
  <Center as="output" minHeight="60dvh" aria-label={sv.loading} color="accent.ink">
    <Spinner fontSize="1.75rem" />
  </Center>
)
