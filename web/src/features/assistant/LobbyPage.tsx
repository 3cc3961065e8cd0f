import { Box, Button, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { sv } from '../../texts/sv.ts'
import { RetryIcon } from '../../ui/icons.tsx'
import { QuestionList } from './QuestionList.tsx'
import { useRounds } from './useRounds.ts'
import { WelcomeBanner } from './WelcomeBanner.tsx'

/** The lobby for staff: the newest news, prepared questions, and their answers (docs/requirements.md, "Lobby"). */
export default function LobbyPage({ news }: { news: ReactNode }) {
  const { rounds, shown, startAnew } = useRounds()

  return (
    <Box maxWidth={`${limits.cardWidth}px`} mx="auto">
      <WelcomeBanner />
      {news}
      <Flex align="center" justify="space-between" gap="4" mt="8" mb="4">
        <Heading as="h2" textStyle="title">
          {sv.lobby.list}
        </Heading>
        <Button variant="outline" onClick={startAnew}>
          <RetryIcon />
          {sv.lobby.newQuestions}
        </Button>
      </Flex>
      {rounds.map((round) => (
        <div key={round} hidden={round !== shown}>
          <QuestionList />
        </div>
      ))}
    </Box>
  )
}
