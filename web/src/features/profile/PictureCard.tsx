import { Text } from '@chakra-ui/react'
import { nameOf } from '../../../../shared/rules/people/names.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { Card } from '../../ui/Card.tsx'
import { PictureArea } from '../../ui/picture/PictureArea.tsx'
import { usePicture } from './usePicture.ts'

/** One's own picture, and how to change it (docs/requirements.md, "My account"). */
export function PictureCard() {
  const user = useUser()
  return (
    <Card as="div" size="md">
      <PictureArea {...usePicture(user.id)} layout="column" person={user}>
        <Text textStyle="heading" overflowWrap="anywhere" mb="5">
          {nameOf(user)}
        </Text>
      </PictureArea>
    </Card>
  )
}
