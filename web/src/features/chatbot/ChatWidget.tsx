import { IconButton } from '@chakra-ui/react'
import { type ComponentType, useId, useState } from 'react'
import { config } from '../../api/config.ts'
import { textOf } from '../../api/request/errors.ts'
import { lazyImport } from '../../api/lazyImport.ts'
import { chatTexts } from '../../texts/chat.ts'
import { AssistantMark } from '../../ui/answer/AssistantMark.tsx'
import { toaster } from '../../ui/message/toaster.ts'
import { Tooltip } from '../../ui/dialog/Tooltip.tsx'
import type { ChatPanelProps } from './ChatPanel.tsx'

// Most visits do without the chat: its panel comes when somebody reaches for it.
const load = () => lazyImport(() => import('./ChatPanel.tsx'))
const preload = () => void load().catch(() => undefined)

/** The button in the header that opens the chat with the assistant (docs/requirements.md, "Chat widget"). */
export default function ChatWidget() {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  const panelId = useId()
  const label = chatTexts.launch(config().assistantName)

  async function openPanel() {
    try {
      const loaded = await load()
      setPanel(() => loaded.default)
      setOpen(true)
    } catch (error) {
      toaster.error({ title: chatTexts.loadFailed, description: textOf(error) })
    }
  }

  return (
    <>
      <Tooltip text={label} align="end">
        <IconButton
          variant="outline"
          size="sm"
          borderRadius="full"
          borderColor="deep.line"
          bg="deep"
          color="deep.ink"
          _hover={{ bg: 'deep', borderColor: 'deep.sun' }}
          aria-label={label}
          aria-expanded={open}
          aria-controls={Panel && panelId}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => (open ? setOpen(false) : void openPanel())}
        >
          <AssistantMark width="6" />
        </IconButton>
      </Tooltip>
      {Panel && <Panel id={panelId} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
