import { Text } from '@chakra-ui/react'
import { formTexts } from '../../texts/forms.ts'

/** In the place of a part of a page that could not be loaded: says what there is instead, and that a reload may bring it. */
export const MissingPart = ({ instead = '' }: { instead?: string }) => (
  <Text mt="5" color="fg.muted">
    {formTexts.missing} {instead}
  </Text>
)
