import { Box, Button, chakra, IconButton, Text } from '@chakra-ui/react'
import { Suspense, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { nameOf } from '../../../../shared/rules/people/names.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { personTexts } from '../../texts/shell.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import { Avatar } from '../../ui/picture/Avatar.tsx'
import { AccessibilityIcon, PersonIcon, ShieldIcon, SignOutIcon } from '../../ui/screenIcons.tsx'
import { ClosedOnLeave } from '../../ui/dialog/ClosedOnLeave.tsx'
import { panelStyle } from '../../ui/dialog/panelStyle.ts'
import { initialsOf } from '../../ui/picture/initials.ts'
import { paths } from '../../routes/paths.ts'
import { useSignOut } from '../../routes/useSignOut.ts'

// Comes once the menu is opened: what it stands on is no part of the first screen.
const AppearanceChoice = lazyPart(() => import('./AppearanceChoice.tsx'))

// Closes with Escape, a click elsewhere, or when the focus goes on.
const Panel = chakra('div', {
  base: { ...panelStyle, width: 'min(18rem, calc(100vw - 1.5rem))' },
})

const itemLook = {
  variant: 'ghost',
  width: 'full',
  justifyContent: 'start',
  gap: '3',
  px: '3',
  fontWeight: '400',
  _icon: { color: 'fg.muted' },
} as const

/** Behind the avatar: who one is, the account, light or dark, and the way out. */
export function PersonMenu() {
  const user = useUser()
  const signOut = useSignOut()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const name = nameOf(user)
  const [wasOpen, setWasOpen] = useState(false)

  function leave() {
    // Whoever stays after all is back at the menu's button: this one is hidden by a dialog that asks.
    panel.current?.hidePopover()
    signOut()
  }

  return (
    <ClosedOnLeave panel={panel}>
      <IconButton
        variant="ghost"
        borderRadius="full"
        popoverTarget={id}
        aria-label={personTexts.menu(initialsOf(user), name)}
      >
        <Avatar user={user} />
      </IconButton>
      <Panel ref={panel} id={id} popover="auto" onBeforeToggle={() => setWasOpen(true)}>
        <Box px="3" py="2" overflowWrap="anywhere">
          <Text textStyle="label">{name}</Text>
          <Text textStyle="sm" color="fg.muted">
            {user.Email}
          </Text>
        </Box>
        <Box mx="1" my="2" minHeight="11">
          <Suspense>{wasOpen && <AppearanceChoice />}</Suspense>
        </Box>
        <Button {...itemLook} asChild>
          <Link to={paths.account} onClick={() => panel.current?.hidePopover()}>
            <PersonIcon />
            {personTexts.account}
          </Link>
        </Button>
        <Button {...itemLook} asChild>
          <Link to={paths.protection} onClick={() => panel.current?.hidePopover()}>
            <ShieldIcon />
            {personTexts.protection}
          </Link>
        </Button>
        <Button {...itemLook} asChild>
          <Link to={paths.accessibility} onClick={() => panel.current?.hidePopover()}>
            <AccessibilityIcon />
            {personTexts.accessibility}
          </Link>
        </Button>
        <Button {...itemLook} onClick={leave}>
          <SignOutIcon />
          {personTexts.signOut}
        </Button>
      </Panel>
    </ClosedOnLeave>
  )
}
