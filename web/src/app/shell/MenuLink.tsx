import { chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import type { MenuEntry } from './menu.ts'

const Entry = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    px: '3',
    minHeight: '11',
    textStyle: 'label',
    color: 'ink.muted',
    borderRadius: 'field',
    _hover: { color: 'ink' },
    _currentPage: { color: 'ink' },
  },
  variants: {
    place: {
      // The line under the page where one is lies on the header's own border.
      header: {
        position: 'relative',
        _focusVisible: { outlineOffset: '-6px' },
        _currentPage: {
          _after: {
            content: '""',
            position: 'absolute',
            insetX: '3',
            bottom: '-1px',
            height: '2px',
            bg: 'accent',
          },
        },
      },
      drawer: { _hover: { bg: 'surface.hover' }, _currentPage: { bg: 'accent.wash' } },
    },
  },
  defaultVariants: { place: 'header' },
})

type Props = MenuEntry & { place?: 'header' | 'drawer'; onClick?: () => void }

export const MenuLink = ({ label, ...link }: Props) => <Entry {...link}>{label}</Entry>
