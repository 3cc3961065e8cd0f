import { Box, chakra, Text } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { useUser } from '../../api/currentUser.ts'
import { sv } from '../../texts/sv.ts'
import { AssistantMark } from '../../ui/answer/AssistantMark.tsx'
import { Landscape } from '../../ui/Landscape.tsx'
import { Title } from '../../ui/Title.tsx'

const Panel = chakra('header', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'panel',
    bg: 'deep',
    color: 'deep.ink',
    px: { base: '5', md: '10' },
    py: { base: '6', md: '10' },
  },
})

/** Who the assistant is and what to do here (docs/requirements.md, "Lobby"). */
export function WelcomeBanner() {
  const { assistantName } = config()
  return (
    <Panel>
      <Box hideBelow="lg" position="absolute" right="0" bottom="-7.5rem" boxSize="35rem">
        <Landscape />
      </Box>
      <Box position="relative" maxWidth="40rem">
        <AssistantMark width="14" mb="4" />
        <Title page={sv.lobby.title}>{sv.lobby.heading(useUser().Firstname)}</Title>
        <Text textStyle="lg" mt="3">
          {sv.lobby.welcome(assistantName)}
        </Text>
        <Text color="deep.muted" mt="2">
          {sv.lobby.welcomeHelp}
        </Text>
      </Box>
    </Panel>
  )
}
