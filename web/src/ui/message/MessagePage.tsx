import { Center, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Mark } from '../Mark.tsx'

type Props = { heading: ReactNode; help: string; children: ReactNode }

/** A page with nothing but a message and a way on. */
export const MessagePage = ({ heading, help, children }: Props) => (
  <Center as="main" minHeight="80dvh" p="6">
    <Stack gap="4" align="center" textAlign="center" maxWidth="30rem">
      <Mark />
      <Heading as="h1" textStyle="title" tabIndex={-1} textWrap="balance">
        {heading}
      </Heading>
      <Text color="fg.muted" mb="2" textWrap="balance">
        {help}
      </Text>
      {children}
    </Stack>
  </Center>
)
