import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { config } from '../../api/config.ts'
import { chatTexts } from '../../texts/chat.ts'
import { CopyButton } from '../../ui/answer/CopyButton.tsx'
import Markdown from '../../ui/answer/Markdown.tsx'
import { Sources } from '../../ui/answer/Sources.tsx'
import type { Turn } from './history.ts'

const Item = chakra('li', {
  base: { display: 'grid', justifyItems: 'start', minWidth: '0', textStyle: 'small' },
})

const Own = chakra('p', {
  base: {
    justifySelf: 'end',
    maxWidth: '85%',
    px: '3.5',
    py: '2',
    bg: 'accent.wash',
    borderRadius: 'card',
    borderBottomRightRadius: 'small',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

const Note = chakra('p', { base: { mt: '1.5', textStyle: 'small', color: 'ink.muted' } })

/** What the assistant said, which may be copied. */
const Answer = ({
  content,
  stopped = false,
  cut = false,
  sources,
  copies,
}: Turn & { copies: boolean }) => (
  <>
    <chakra.div width="full">
      <Markdown text={content} />
    </chakra.div>
    <Sources sources={sources} />
    {stopped && <Note>{chatTexts.stopped}</Note>}
    {cut && <Note>{chatTexts.cut}</Note>}
    {copies && (
      <chakra.div mt="1" ml="-3.5" color="ink.muted">
        <CopyButton text={content} quiet />
      </chakra.div>
    )}
  </>
)

type Props = { turn: Turn; copies?: boolean }

/** Something that was said. A heading that is only read out tells by whom, and leads from one to the next. */
export const ChatMessage = memo(({ turn, copies = false }: Props) => {
  const own = turn.role === 'user'
  return (
    <Item>
      <chakra.h3 srOnly>{own ? chatTexts.you : config().assistantName}</chakra.h3>
      {own ? <Own>{turn.content}</Own> : <Answer {...turn} copies={copies} />}
    </Item>
  )
})
