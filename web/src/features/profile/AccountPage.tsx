import { chakra, Flex } from '@chakra-ui/react'
import { isAdmin } from '../../../../shared/rules/permissions.ts'
import { useUser, visitor } from '../../api/visitor.ts'
import { sv } from '../../texts/sv.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { SignOutIcon } from '../../ui/icons.tsx'
import { nameOf } from '../../ui/person.ts'
import { Title } from '../../ui/Title.tsx'

const Card = chakra('section', {
  base: {
    mt: '6',
    p: { base: '5', md: '8' },
    bg: 'surface.panel',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
  },
})

const Details = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '10rem 1fr' },
    columnGap: '6',
    borderTopWidth: '1px',
    borderColor: 'line',
    mt: '6',
    pt: '6',
    mb: '8',
    '& dt': { color: 'ink.muted', textStyle: 'small', lineHeight: '1.75' },
    '& dd': { mb: '3', overflowWrap: 'anywhere' },
  },
})

const when = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
})

/** Who one is, to read. Editing it comes with the profile's own calls. */
export default function AccountPage() {
  const user = useUser()
  return (
    <chakra.div maxWidth="44rem" mx="auto">
      <Title page={sv.account.title} />
      <Card>
        <Flex align="center" gap="5">
          <Avatar user={user} size="large" />
          <chakra.p textStyle="title" overflowWrap="anywhere" minWidth="0">
            {nameOf(user)}
          </chakra.p>
        </Flex>
        <Details>
          <dt>{sv.account.email}</dt>
          <dd>{user.Email}</dd>
          <dt>{sv.account.role}</dt>
          <dd>{isAdmin(user.Role) ? sv.account.roles.admin : sv.account.roles.user}</dd>
          <dt>{sv.account.lastLogin}</dt>
          <dd>
            {user.Lastlogin === null ? sv.account.never : when.format(new Date(user.Lastlogin))}
          </dd>
        </Details>
        <Button look="outline" onClick={() => void visitor.leave()}>
          <SignOutIcon />
          {sv.person.signOut}
        </Button>
      </Card>
    </chakra.div>
  )
}
