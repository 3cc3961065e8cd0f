import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { renderSVG } from 'uqr'
import { authenticatorTexts } from '../../../texts/auth/authenticator.ts'
import { CopyButton } from '../../../ui/answer/CopyButton.tsx'
import { OuterLink } from '../../../ui/TextLink.tsx'

// Four modules of quiet zone (ISO/IEC 18004). Black on white in both themes: not every app reads the other way round.
const picture = (address: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { ecc: 'M', border: 4 }))}`

const inFours = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ')

/** The secret of an `otpauth:` address for an authenticator app: to be scanned, opened on this device, or typed. */
export function AuthenticatorKey({ address }: { address: string }) {
  const secret = new URL(address).searchParams.get('secret') ?? ''
  return (
    <Flex direction="column" gap="4" align="flex-start">
      <chakra.img
        src={picture(address)}
        alt={authenticatorTexts.picture}
        boxSize="12rem"
        borderRadius="l2"
      />
      <OuterLink href={address}>{authenticatorTexts.openHere}</OuterLink>
      <Box textStyle="sm" width="full">
        <Text color="fg.muted">{authenticatorTexts.typeKey}</Text>
        <Flex align="center" wrap="wrap" columnGap="3" rowGap="2" mt="1">
          <chakra.code overflowWrap="anywhere">{inFours(secret)}</chakra.code>
          <CopyButton text={secret} />
        </Flex>
      </Box>
    </Flex>
  )
}
