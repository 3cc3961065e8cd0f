import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

const style = {
  base: {
    display: 'inline-block',
    py: '1',
    textStyle: 'sm',
    color: 'accent.fg',
    borderRadius: 'l1',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
} as const

/** A link in running text, to another page of the portal. */
export const TextLink = chakra(Link, style)

/** The same to somewhere outside it. */
export const OuterLink = chakra('a', style)
