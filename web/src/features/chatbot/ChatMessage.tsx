import { Box, chakra, Heading } from '@chakra-ui/react'
import { memo } from 'react'
import { config } from '../../api/config.ts'
import { chatTexts } from '../../texts/chat.ts'
import { CopyAnswer } from '../../ui/answer/take/CopyAnswer.tsx'
import Markdown from '../../ui/answer/Markdown.tsx'
import { AnswerReceipt } from '../../ui/answer/AnswerReceipt.tsx'
import { Sources } from '../../ui/answer/Sources.tsx'
import type { Turn } from './history.ts'

const Item = chakra('li', {
  base: { display: 'grid', justifyItems: 'start', minWidth: '0', textStyle: 'sm' },
})

const Own = chakra('p', {
  base: {
    justifySelf: 'end',
    maxWidth: '85%',
    px: '3.5',
    py: '2',
    bg: 'accent.subtle',
    borderRadius: 'l3',
    borderBottomRightRadius: 'l1',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

const Note = chakra('p', { base: { mt: '1.5', textStyle: 'sm', color: 'fg.muted' } })

/** What the assistant said, which may be copied. */
const Answer = ({
  content,
  stopped = false,
  cut = false,
  sources,
  receipt,
  copies,
}: Turn & { copies: boolean }) => (
  <>
    <Box width="full">
      <Markdown text={content} />
    </Box>
    <Sources sources={sources} as="h4" />
    {stopped && <Note>{chatTexts.stopped}</Note>}
    {cut && <Note>{chatTexts.cut}</Note>}
    {receipt && <AnswerReceipt receipt={receipt} />}
    {copies && (
      <Box mt="1" ml="-3.5" color="fg.muted">
        <CopyAnswer text={content} sources={sources} quiet />
      </Box>
    )}
  </>
)

type Props = { turn: Turn; copies?: boolean }

/** Something that was said. A heading that is only read out tells by whom, and leads from one to the next. */
export const ChatMessage = memo(({ turn, copies = false }: Props) => {
  const own = turn.role === 'user'
  return (
    <Item>
      <Heading as="h3" srOnly>
        {own ? chatTexts.you : config().assistantName}
      </Heading>
      {own ? <Own>{turn.content}</Own> : <Answer {...turn} copies={copies} />}
    </Item>
  )
})
