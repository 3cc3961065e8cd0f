import { Box, chakra, Text } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { nameOf } from '../../../../shared/rules/names.ts'
import { useUser } from '../../api/currentUser.ts'
import { personTexts } from '../../texts/shell.ts'
import { Avatar } from '../../ui/picture/Avatar.tsx'
import { AccessibilityIcon, PersonIcon, SignOutIcon } from '../../ui/screenIcons.tsx'
import { panelStyle } from '../../ui/dialog/panelStyle.ts'
import { initialsOf } from '../../ui/picture/initials.ts'
import { paths } from '../../routes/paths.ts'
import { useSignOut } from '../../routes/useSignOut.ts'
import { AppearanceChoice } from './AppearanceChoice.tsx'

const Trigger = chakra('button', {
  base: { p: '1', borderRadius: 'full', cursor: 'pointer', flexShrink: 0 },
})

// Closes with Escape or a click elsewhere.
const Panel = chakra('div', {
  base: { ...panelStyle, width: 'min(18rem, calc(100vw - 1.5rem))' },
})

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '11',
    px: '3',
    borderRadius: 'l2',
    textStyle: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    _focusVisible: { outlineOffset: '-2px' },
    '& svg': { color: 'fg.muted' },
  },
})

/** Behind the avatar: who one is, the account, light or dark, and the way out. */
export function PersonMenu() {
  const user = useUser()
  const signOut = useSignOut()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const name = nameOf(user)
  return (
    <>
      <Trigger popoverTarget={id} aria-label={personTexts.menu(initialsOf(user), name)}>
        <Avatar user={user} />
      </Trigger>
      <Panel ref={panel} id={id} popover="auto">
        <Box px="3" py="2" overflowWrap="anywhere">
          <Text textStyle="label">{name}</Text>
          <Text textStyle="sm" color="fg.muted">
            {user.Email}
          </Text>
        </Box>
        <AppearanceChoice />
        <Item asChild>
          <Link to={paths.account} onClick={() => panel.current?.hidePopover()}>
            <PersonIcon />
            {personTexts.account}
          </Link>
        </Item>
        <Item asChild>
          <Link to={paths.accessibility} onClick={() => panel.current?.hidePopover()}>
            <AccessibilityIcon />
            {personTexts.accessibility}
          </Link>
        </Item>
        <Item onClick={signOut}>
          <SignOutIcon />
          {personTexts.signOut}
        </Item>
      </Panel>
    </>
  )
}
