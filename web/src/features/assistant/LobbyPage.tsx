import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { sv } from '../../texts/sv.ts'
import { Button } from '../../ui/Button.tsx'
import { RetryIcon } from '../../ui/icons.tsx'
import { forgetDrafts } from './drafts.ts'
import { QuestionList } from './QuestionList.tsx'
import { WelcomeBanner } from './WelcomeBanner.tsx'

/** The lobby for staff: the newest news, prepared questions, and their answers (docs/requirements.md, "Lobby"). */
export default function LobbyPage({ news }: { news: ReactNode }) {
  // A new round is a new set of cards: whatever a card held or ran ends with it.
  const [round, setRound] = useState(0)

  function startAnew() {
    forgetDrafts()
    setRound(round + 1)
  }

  return (
    <chakra.div maxWidth={`${limits.cardWidth}px`} mx="auto">
      <WelcomeBanner />
      {news}
      <Flex align="center" justify="space-between" gap="4" mt="8" mb="4">
        <chakra.h2 textStyle="title">{sv.lobby.list}</chakra.h2>
        <Button look="outline" onClick={startAnew}>
          <RetryIcon />
          {sv.lobby.newQuestions}
        </Button>
      </Flex>
      <chakra.output srOnly>
        {round > 0 && <span key={round}>{sv.lobby.cleared}</span>}
      </chakra.output>
      <QuestionList key={round} />
    </chakra.div>
  )
}
