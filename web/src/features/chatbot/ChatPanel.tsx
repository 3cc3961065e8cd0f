import { chakra } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { Toaster } from '../../ui/message/Toaster.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { ChatInput } from './ChatInput.tsx'
import { ChatStatus } from './ChatStatus.tsx'
import { Conversation } from './Conversation.tsx'
import { useChat } from './useChat.ts'
import { useReveal } from './useReveal.ts'

const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 'auto',
    p: '0',
    m: '0',
    overflow: 'hidden',
    flexDirection: 'column',
    bg: 'bg.panel',
    color: 'fg',
    zIndex: 'docked',
    animation: 'rise {durations.moderate} ease-out',
    _open: { display: 'flex' },
    _backdrop: { bg: 'transparent' },
  },
  variants: {
    place: {
      corner: {
        right: '4',
        top: '20',
        width: '25rem',
        // As high as there is room below the header.
        height: 'min(38rem, 100dvh - 6rem)',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'l3',
        boxShadow: 'lg',
      },
      sheet: {
        inset: '0',
        width: '100vw',
        maxWidth: 'none',
        height: '100dvh',
        maxHeight: 'none',
        borderWidth: '0',
      },
    },
  },
})

export type ChatPanelProps = { id: string; open: boolean; onClose: () => void }

/**
 * The chat: beside the page, which stays in use, and on a small screen in its place. Closed, it goes on: an answer on
 * its way is there when the chat is opened again.
 */
export default function ChatPanel({ id, open, onClose }: ChatPanelProps) {
  const chat = useChat()
  const input = useRef<HTMLTextAreaElement>(null)
  const { panel, place } = useReveal(open, onClose)
  const titleId = useId()

  // The button that had the focus goes away; the text box is where one goes on.
  const thenWrite = (act: () => void) => () => {
    input.current?.focus()
    act()
  }

  return (
    <Panel
      ref={panel}
      id={id}
      place={place}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <ChatHeader
        titleId={titleId}
        empty={chat.turns.length === 0}
        onClear={thenWrite(chat.clear)}
        onClose={onClose}
      />
      <Conversation
        chat={chat}
        open={open}
        onRetry={thenWrite(chat.retry)}
        onGoOn={chat.goOn && thenWrite(chat.goOn)}
      />
      <ChatInput
        ref={input}
        running={chat.running}
        onSend={chat.send}
        onStop={thenWrite(chat.stop)}
      />
      <ChatStatus chat={chat} />
      {open && place === 'sheet' && <Toaster />}
    </Panel>
  )
}
