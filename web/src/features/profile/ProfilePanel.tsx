import { Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { profileTexts } from '../../texts/profile.ts'
import { Card } from '../../ui/Card.tsx'
import { ReadFailed } from '../../ui/message/ReadFailed.tsx'
import { ProfileForm } from './form/ProfileForm.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import type { useUserRecord } from './useUserRecord.ts'

type Props = {
  person: ReturnType<typeof useUserRecord>
  withRole: boolean
  /** Between the panel's title and the form. */
  children?: ReactNode
}

/** A person's profile to change, or why it cannot be shown. */
export function ProfilePanel({ person, withRole, children }: Props) {
  const { user, own, failed, refetch } = person
  if (failed) return <ReadFailed title={profileTexts.failed} error={failed} onRetry={refetch} />
  return (
    <Card aria-label={profileTexts.profile} minWidth="0">
      <Heading as="h2" textStyle="heading" mb="6">
        {profileTexts.profile}
      </Heading>
      {children}
      {user ? <ProfileForm user={user} own={own} withRole={withRole} /> : <ProfileSkeleton />}
    </Card>
  )
}
