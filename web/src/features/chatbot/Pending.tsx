import { Button, chakra, Flex, Heading, Spinner, Text } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { chatTexts } from '../../texts/chat.ts'
import { cardTexts } from '../../texts/assistant/card.ts'
import { sv } from '../../texts/sv.ts'
import Markdown from '../../ui/answer/Markdown.tsx'
import type { Answer } from '../../api/answering/answer.ts'
import { RetryIcon } from '../../ui/screenIcons.tsx'
import { Notice } from '../../ui/message/Notice.tsx'

const Item = chakra('li', {
  base: { display: 'grid', gap: '3', minWidth: '0', textStyle: 'sm' },
})

type Props = { answer: Answer; onRetry: () => void }

/** In the place of the answer that the last message waits for: what has come of it, or why there is none. */
export function Pending({ answer, onRetry }: Props) {
  const { assistantName } = config()
  const text = 'text' in answer ? answer.text : ''
  const running = answer.phase === 'waiting' || answer.phase === 'writing'
  return (
    <Item aria-busy={running}>
      <Heading as="h3" srOnly>
        {assistantName}
      </Heading>
      {answer.phase === 'waiting' && (
        <Flex align="center" gap="2.5" color="fg.muted">
          <Spinner />
          {cardTexts.waiting(assistantName)}
        </Flex>
      )}
      {text !== '' && <Markdown text={text} />}
      {answer.phase === 'failed' && (
        <Notice tone="error" title={text === '' ? cardTexts.failed : cardTexts.cut}>
          <p>{answer.reason}</p>
        </Notice>
      )}
      {!running && answer.phase !== 'failed' && <Text color="fg.muted">{chatTexts.stopped}</Text>}
      {!running && (
        <Button variant="outline" size="sm" justifySelf="start" onClick={onRetry}>
          <RetryIcon />
          {sv.tryAgain}
        </Button>
      )}
    </Item>
  )
}
