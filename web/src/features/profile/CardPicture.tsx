import { Box } from '@chakra-ui/react'
import type { User } from '../../../../shared/contract/user.ts'
import { PictureArea } from '../../ui/picture/PictureArea.tsx'
import { usePicture } from './usePicture.ts'

/** The place on a card where the person's picture is changed. */
export const CardPicture = ({ user }: { user: User }) => (
  <Box mb="7">
    <PictureArea {...usePicture(user.id)} layout="row" person={user} />
  </Box>
)
