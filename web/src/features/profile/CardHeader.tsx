import { Badge, Box, chakra, Flex, Skeleton } from '@chakra-ui/react'
import type { User } from '../../../../shared/contract/user.ts'
import { nameOf } from '../../../../shared/rules/people/names.ts'
import { profileTexts } from '../../texts/profile.ts'
import { Avatar } from '../../ui/picture/Avatar.tsx'
import { Title } from '../../ui/Title.tsx'
import { Activation } from './Activation.tsx'
import { TurnOffSecondStep } from './secondStep/TurnOffSecondStep.tsx'

const Frame = chakra('header', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5', minHeight: '20' },
})

type Props = { user: User | undefined; mayDeactivate: boolean }

/** Who a card is about: picture, name, and e-mail or that it is not in use (docs/requirements.md, "User card"). */
export function CardHeader({ user, mayDeactivate }: Props) {
  const inactive = user && (user.InAktiv || user.Email === '')
  return (
    <Frame>
      {user ? <Avatar user={user} size="lg" /> : <Skeleton boxSize="20" borderRadius="full" />}
      <Box minWidth="0" flex="1 1 16rem" overflowWrap="anywhere">
        <Title page={user ? nameOf(user) : profileTexts.card} />
        <Flex align="center" wrap="wrap" columnGap="3" mt="1" minHeight="1lh" color="fg.muted">
          {user?.Email}
          {inactive && <Badge>{profileTexts.inactive}</Badge>}
        </Flex>
      </Box>
      {user?.SecondStep === 'on' && mayDeactivate && <TurnOffSecondStep user={user} />}
      {user && mayDeactivate && <Activation user={user} />}
    </Frame>
  )
}
