import { Box } from '@chakra-ui/react'
import type { UserRecord } from '../../../../shared/contract/person.ts'
import { PictureArea } from '../../ui/PictureArea.tsx'
import { usePicture } from './usePicture.ts'

/** The place on a card where the person's picture is changed. */
export const CardPicture = ({ user }: { user: UserRecord }) => (
  <Box mb="7">
    <PictureArea {...usePicture(user.id)} layout="row" person={user} />
  </Box>
)
