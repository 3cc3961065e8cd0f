import { Button, Grid, Stack, Text } from '@chakra-ui/react'
import { useUser } from '../../api/session/currentUser.ts'
import { useSignOut } from '../../routes/useSignOut.ts'
import { profileTexts } from '../../texts/profile.ts'
import { personTexts } from '../../texts/shell.ts'
import { Card } from '../../ui/Card.tsx'
import { inWords } from '../../ui/dates.ts'
import { SignOutIcon } from '../../ui/screenIcons.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { NewAddressCard } from './NewAddressCard.tsx'
import { PictureCard } from './PictureCard.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SecondStepCard } from './secondStep/SecondStepCard.tsx'
import { useUserRecord } from './useUserRecord.ts'

/** One's own picture and profile (docs/requirements.md, "My account"). */
export default function AccountPage() {
  const { id, Lastlogin } = useUser()
  const signOut = useSignOut()
  return (
    <Page>
      <PageHeader title={profileTexts.account} lead={profileTexts.accountLead} />
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
      >
        <Stack gap="6">
          <PictureCard />
          <Card as="div" textStyle="sm">
            <Text color="fg.muted">{profileTexts.lastLogin}</Text>
            <p>{Lastlogin === null ? profileTexts.never : inWords(Lastlogin)}</p>
            <Button variant="outline" mt="5" onClick={signOut}>
              <SignOutIcon />
              {personTexts.signOut}
            </Button>
          </Card>
          <NewAddressCard />
          <SecondStepCard />
        </Stack>
        <ProfilePanel person={useUserRecord(id)} withRole={false} />
      </Grid>
    </Page>
  )
}
