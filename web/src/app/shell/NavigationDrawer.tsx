import { chakra, Flex, IconButton, Stack } from '@chakra-ui/react'
import { useRef } from 'react'
import { config } from '../../api/config.ts'
import { menuTexts } from '../../texts/shell.ts'
import { sv } from '../../texts/sv.ts'
import { CloseIcon, MenuIcon } from '../../ui/screenIcons.tsx'
import { Mark } from '../../ui/Mark.tsx'
import type { MenuEntry } from './menu.ts'
import { MenuLink } from './MenuLink.tsx'

// The browser's own dialog keeps the focus inside, closes with Escape and gives the focus back.
const Drawer = chakra(
  'dialog',
  {
    base: {
      position: 'fixed',
      inset: '0',
      right: 'auto',
      // The browser puts it above all; tools that look by the order of layers should, too.
      zIndex: 'skipNav',
      width: 'min(304px, 88vw)',
      height: '100dvh',
      maxHeight: 'none',
      p: '3',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      transition:
        'translate {durations.moderate} ease-out, display {durations.moderate} allow-discrete, overlay {durations.moderate} allow-discrete',
      translate: '-100%',
      _open: { translate: '0', _starting: { translate: '-100%' } },
      _backdrop: { bg: 'rgb(20 18 14 / 0.45)' },
    },
  },
  { forwardProps: ['closedby'] },
)

/** The menu on small screens (docs/requirements.md, "Header and menu"). */
export function NavigationDrawer({ entries }: { entries: MenuEntry[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <IconButton
        variant="ghost"
        hideFrom="md"
        data-tour="menu"
        aria-label={menuTexts.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        ref={dialog}
        closedby="any"
        aria-label={menuTexts.label}
        // Beside it, for Safari, which does not know `closedby`.
        onClick={({ clientX, currentTarget }) => clientX > currentTarget.offsetWidth && close()}
      >
        <Flex align="center" justify="space-between" mb="4" pl="2">
          <Flex align="center" gap="3" textStyle="heading">
            <Mark />
            {config().productName}
          </Flex>
          <IconButton variant="ghost" aria-label={sv.close} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Flex>
        <Stack as="nav" aria-label={menuTexts.label} gap="1">
          {entries.map((entry) => (
            <MenuLink key={entry.to} {...entry} place="drawer" onClick={close} />
          ))}
        </Stack>
      </Drawer>
    </>
  )
}
