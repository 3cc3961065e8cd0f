import { Box, chakra, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { keepInBrowser } from '../../../api/keepInBrowser.ts'
import { lobbyTexts } from '../../../texts/assistant/card.ts'
import { AssistantMark } from '../../../ui/answer/AssistantMark.tsx'
import { Landscape } from '../../../ui/Landscape.tsx'
import { Title } from '../../../ui/Title.tsx'

const Panel = chakra('header', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    borderRadius: 'l3',
    bg: 'deep',
    color: 'deep.ink',
    px: { base: '4', md: '7' },
    py: '4',
  },
})

// On this device, whoever it is: the long words are for the first time.
const place = 'lobby.greeted'

/** Who the assistant is and what to do here; short for whoever has been here before (docs/requirements.md, "Lobby"). */
export function Greeting() {
  const { assistantName } = config()
  const [isKnown] = useState(() => localStorage.getItem(place) !== null)
  useEffect(() => keepInBrowser(place, 'yes'), [])

  return (
    <Panel>
      <Box
        hideBelow="lg"
        position="absolute"
        right="0"
        bottom="-4.5rem"
        boxSize="25rem"
        css={{ '@media print': { display: 'none !important' } }}
      >
        <Landscape />
      </Box>
      <AssistantMark width="11" flexShrink="0" />
      <Box position="relative" maxWidth="44rem" minWidth="0" textWrap="pretty">
        <Title page={lobbyTexts.title}>{lobbyTexts.heading(useUser().Firstname)}</Title>
        <Text mt="1" lineClamp={isKnown ? { base: '1', md: 'none' } : undefined}>
          {lobbyTexts.welcome(assistantName)}
        </Text>
        {!isKnown && (
          <Text color="deep.muted" mt="1">
            {lobbyTexts.welcomeHelp}
          </Text>
        )}
      </Box>
    </Panel>
  )
}
