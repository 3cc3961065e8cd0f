import { Text } from '@chakra-ui/react'
import { paths } from '../routes/paths.ts'
import { guardTexts as texts } from '../texts/assistant/guard.ts'
import { TextLink } from './TextLink.tsx'

/** What is hidden of what one writes here, and the way to all that is done to protect it. */
export const GuardHelp = () => (
  <Text mt="2" textStyle="sm" color="fg.muted">
    {texts.help} <TextLink to={paths.protection}>{texts.more}</TextLink>
  </Text>
)
