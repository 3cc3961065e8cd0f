import { Button, chakra } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { chatTexts } from '../../texts/chat.ts'
import { useFollowing } from '../../ui/answer/useFollowing.ts'
import { GoOnIcon } from '../../ui/screenIcons.tsx'
import { ChatMessage } from './ChatMessage.tsx'
import { Pending } from './Pending.tsx'
import type { Chat } from './useChat.ts'

const Scroller = chakra('section', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: '5',
    py: '4',
    _focusVisible: { outlineOffset: '-2px' },
  },
})

const Messages = chakra('ol', { base: { display: 'grid', gap: '5', listStyle: 'none' } })

type Props = { chat: Chat; open: boolean; onRetry: () => void; onGoOn: (() => void) | undefined }

/** What was said, with the assistant's greeting before it and the answer on its way behind it. */
export function Conversation({ chat, open, onRetry, onGoOn }: Props) {
  const { turns, answer, running, unanswered } = chat
  // Whoever opens the chat, or sends something, wants to see its end.
  const sent = turns.filter(({ role }) => role === 'user').length
  const { scroller, noteWhere } = useFollowing(open, open ? sent : -1)

  return (
    // A box that scrolls must be reachable with the keyboard.
    <Scroller ref={scroller} tabIndex={0} aria-label={chatTexts.conversation} onScroll={noteWhere}>
      <Messages>
        <ChatMessage
          turn={{ id: 0, role: 'assistant', content: chatTexts.greeting(config().assistantName) }}
        />
        {turns.map((turn) => (
          <ChatMessage key={turn.id} turn={turn} copies />
        ))}
        {(running || unanswered) && <Pending answer={answer} onRetry={onRetry} />}
      </Messages>
      {onGoOn && (
        <Button variant="outline" size="sm" mt="3" onClick={onGoOn}>
          <GoOnIcon />
          {chatTexts.goOn}
        </Button>
      )}
    </Scroller>
  )
}
