import { chakra, Flex } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { chatTexts } from '../../texts/chat.ts'
import { sv } from '../../texts/sv.ts'
import Markdown from '../../ui/answer/Markdown.tsx'
import type { Answer } from '../../ui/answer/useAnswer.ts'
import { Button } from '../../ui/Button.tsx'
import { RetryIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/message/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

const Item = chakra('li', {
  base: { display: 'grid', gap: '3', minWidth: '0', textStyle: 'small' },
})

type Props = { answer: Answer; onRetry: () => void }

/** In the place of the answer that the last message waits for: what has come of it, or why there is none. */
export function Pending({ answer, onRetry }: Props) {
  const { assistantName } = config()
  const text = 'text' in answer ? answer.text : ''
  const running = answer.phase === 'waiting' || answer.phase === 'writing'
  return (
    <Item aria-busy={running}>
      <chakra.h3 srOnly>{assistantName}</chakra.h3>
      {answer.phase === 'waiting' && (
        <Flex align="center" gap="2.5" color="ink.muted">
          <Spinner />
          {sv.card.waiting(assistantName)}
        </Flex>
      )}
      {text !== '' && <Markdown text={text} />}
      {answer.phase === 'failed' && (
        <Notice tone="error" title={text === '' ? sv.card.failed : sv.card.cut}>
          <p>{answer.reason}</p>
        </Notice>
      )}
      {!running && answer.phase !== 'failed' && (
        <chakra.p color="ink.muted">{chatTexts.stopped}</chakra.p>
      )}
      {!running && (
        <Button look="outline" size="small" justifySelf="start" onClick={onRetry}>
          <RetryIcon />
          {sv.tryAgain}
        </Button>
      )}
    </Item>
  )
}
