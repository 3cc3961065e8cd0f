import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** The link of a list's row. All of the row is its place to press: also for the middle button and the menu. */
export const RowLink = chakra(Link, {
  base: {
    textStyle: 'label',
    borderRadius: 'l1',
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
    },
  },
})
