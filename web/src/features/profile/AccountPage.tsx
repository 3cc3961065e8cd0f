import { chakra, Grid } from '@chakra-ui/react'
import { isAdmin } from '../../../../shared/rules/permissions.ts'
import { useUser, visitor } from '../../api/visitor.ts'
import { sv } from '../../texts/sv.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SignOutIcon } from '../../ui/icons.tsx'
import { Title } from '../../ui/Title.tsx'
import { PictureCard } from './PictureCard.tsx'

const Details = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '10rem 1fr' },
    columnGap: '6',
    mb: '6',
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
    <chakra.div maxWidth="60rem" mx="auto">
      <Title page={sv.account.title} />
      <Grid mt="6" gap="6" alignItems="start" templateColumns={{ base: '1fr', lg: '20rem 1fr' }}>
        <PictureCard />
        <Card>
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
      </Grid>
    </chakra.div>
  )
}
