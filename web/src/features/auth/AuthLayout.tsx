import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { config } from '../../api/config.ts'
import { sv } from '../../texts/sv.ts'
import { Landscape } from '../../ui/Landscape.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { WindowTitle } from '../../ui/Title.tsx'

type Props = { page: string; heading: string; lead?: string; children: ReactNode }

/** The pages of those who are signed out: a form, and beside it on wide screens a picture. */
export const AuthLayout = ({ page, heading, lead, children }: Props) => (
  <Box display="grid" gridTemplateColumns={{ lg: '1fr 1fr' }} minHeight="100dvh">
    <WindowTitle page={page} />
    <Flex direction="column" px={{ base: '5', sm: '10' }} py={{ base: '6', md: '8' }}>
      <Flex as="header" align="center" gap="3" textStyle="heading">
        <Mark />
        {config().productName}
      </Flex>
      <chakra.main margin="auto" width="full" maxWidth="24rem" py={{ base: '8', md: '12' }}>
        <Heading as="h1" textStyle="display" textWrap="balance" mb="2">
          {heading}
        </Heading>
        {lead !== undefined && (
          <Text color="fg.muted" overflowWrap="anywhere">
            {lead}
          </Text>
        )}
        {children}
      </chakra.main>
    </Flex>
    <Box
      as="aside"
      aria-label={config().productName}
      hideBelow="lg"
      p="4"
      position="sticky"
      top="0"
      height="100dvh"
    >
      <Box
        position="relative"
        height="full"
        overflow="hidden"
        borderRadius="panel"
        bg="deep"
        color="deep.ink"
        p="12"
      >
        <Landscape />
        <Text position="relative" textStyle="display" whiteSpace="pre-line" textWrap="balance">
          {sv.signIn.panel}
        </Text>
      </Box>
    </Box>
  </Box>
)
