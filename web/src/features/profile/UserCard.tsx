import { Box, chakra, Grid, Stack } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import type { User } from '../../../../shared/contract/user.ts'
import { isAdmin } from '../../../../shared/rules/permissions.ts'
import { ApiError } from '../../api/request/errors.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { paths } from '../../routes/paths.ts'
import { profileTexts } from '../../texts/profile.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { PictureArea } from '../../ui/picture/PictureArea.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CardHeader } from './CardHeader.tsx'
import { PersonLog } from './log/PersonLog.tsx'
import { NewAddressCard } from './NewAddressCard.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { usePicture } from './usePicture.ts'
import { useUserRecord } from './useUserRecord.ts'

const Columns = chakra(Grid, {
  base: {
    mt: '6',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** What the list asked for from which the way here led. */
function listIn(state: unknown): string {
  const given = typeof state === 'object' && state && 'list' in state ? state.list : undefined
  return typeof given === 'string' ? given : ''
}

/** The place where the person's picture is changed. */
const CardPicture = ({ user }: { user: User }) => (
  <Box mb="7">
    <PictureArea {...usePicture(user.id)} layout="row" person={user} />
  </Box>
)

/** Everything about one person: profile and log (docs/requirements.md, "User card"). */
export function UserCard({ userid }: { userid: string }) {
  const byAdmin = isAdmin(useUser().Role)
  const { state }: { state: unknown } = useLocation()
  const person = useUserRecord(userid)
  const { user, own, failed } = person
  return (
    <Page>
      {byAdmin && (
        <BackLink to={{ pathname: paths.users, search: listIn(state) }}>
          {profileTexts.back}
        </BackLink>
      )}
      {isGone(failed) ? (
        <PageHeader title={profileTexts.gone} lead={profileTexts.goneHelp} />
      ) : (
        <>
          <CardHeader user={user} mayDeactivate={byAdmin && !own} />
          <Columns>
            <Stack gap="6">
              {own && <NewAddressCard />}
              <ProfilePanel person={person} withRole={byAdmin}>
                {user && <CardPicture user={user} />}
              </ProfilePanel>
            </Stack>
            <PersonLog userid={userid} mayReset={byAdmin} />
          </Columns>
        </>
      )}
    </Page>
  )
}
