import { chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { prefetch } from '../../api/lazyImport.ts'
import type { MenuEntry } from './menu.ts'

const Entry = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    px: '3',
    minHeight: '11',
    textStyle: 'label',
    color: 'fg.muted',
    borderRadius: 'l2',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg' },
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
            bg: 'accent.solid',
          },
        },
      },
      drawer: { _hover: { bg: 'bg.emphasized' }, _currentPage: { bg: 'accent.subtle' } },
    },
  },
  defaultVariants: { place: 'header' },
})

type Props = MenuEntry & { place?: 'header' | 'drawer'; onClick?: () => void }

/** Whoever reaches for it wants what is behind it: that is fetched before the press. */
export function MenuLink({ label, load, ...link }: Props) {
  const reach = () => prefetch(load)
  return (
    <Entry {...link} onPointerEnter={reach} onFocus={reach}>
      {label}
    </Entry>
  )
}
