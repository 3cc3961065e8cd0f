import { chakra, Span } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { Mark } from '../../ui/Mark.tsx'

/** The bar above every screen of those who are signed in; it also stands in the page before the bundle is there. */
export const Bar = chakra('header', {
  base: {
    position: 'fixed',
    insetX: '0',
    top: '0',
    zIndex: 'docked',
    height: '16',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '8' },
    px: { base: '3', md: '6', lg: '8' },
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _print: { display: 'none' },
  },
})

/** The portal's mark and name. */
export const BarName = () => (
  <>
    <Mark />
    {/* In between, the menu needs the room. */}
    <Span textStyle="heading" truncate display={{ base: 'block', md: 'none', lg: 'block' }}>
      {config().productName}
    </Span>
  </>
)
