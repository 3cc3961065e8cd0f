import { Span } from '@chakra-ui/react'
import { CheckIcon } from './icons.tsx'

type Props = { text: string; isOld: boolean }

/** What a question's trials said: an old one is grey, and says so in words. */
export const CertificateText = ({ text, isOld }: Props) => (
  <Span
    display="inline-flex"
    gap="1"
    alignItems="start"
    textStyle="sm"
    color={isOld ? 'fg.muted' : 'fg'}
    overflowWrap="anywhere"
  >
    {!isOld && (
      <Span flexShrink={0} color="green.fg" css={{ '& svg': { boxSize: '4', mt: '0.5' } }}>
        <CheckIcon />
      </Span>
    )}
    <span>{text}</span>
  </Span>
)
