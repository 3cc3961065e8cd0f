import { chakra, Flex, IconButton, Text, Textarea } from '@chakra-ui/react'
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { config } from '../../api/config.ts'
import { chatTexts } from '../../texts/chat.ts'
import { FieldError } from '../../ui/form/FieldError.tsx'
import { useTextDraft } from '../../ui/form/useTextDraft.ts'
import { GuardHelp } from '../../ui/GuardHelp.tsx'
import { StopIcon } from '../../ui/screenIcons.tsx'
import { UpIcon } from '../../ui/list/listIcons.tsx'

const Form = chakra('form', {
  base: { flexShrink: 0, px: '4', pt: '3', pb: '4', borderTopWidth: '1px', borderColor: 'border' },
})

type Props = {
  ref: Ref<HTMLTextAreaElement>
  running: boolean
  onSend: (text: string) => void
  onStop: () => void
}

/** The line where one writes to the assistant: Enter sends, and with Shift begins a new line. */
export function ChatInput({ ref, running, onSend, onStop }: Props) {
  const [text, write] = useTextDraft('chat')
  const id = useId()
  const tooLong = text.length > limits.answerText

  function send(event: FormEvent) {
    event.preventDefault()
    if (running || tooLong || text.trim() === '') return
    onSend(text.trim())
    write('')
  }

  function sendByKey(event: KeyboardEvent) {
    // While a letter is being put together, Enter belongs to it.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <Form onSubmit={send}>
      <chakra.label htmlFor={id} srOnly>
        {chatTexts.input}
      </chakra.label>
      <Flex align="flex-end" gap="2">
        <Textarea
          ref={ref}
          id={id}
          rows={1}
          placeholder={chatTexts.placeholder(config().assistantName)}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={tooLong || undefined}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendByKey}
          flex="1"
          minWidth="0"
          minHeight="11"
          maxHeight="10rem"
          py="2"
          resize="none"
          // It grows with its text where the browser can; elsewhere it scrolls.
          fieldSizing="content"
        />
        {running ? (
          <IconButton variant="outline" aria-label={chatTexts.stop} onClick={onStop}>
            <StopIcon />
          </IconButton>
        ) : (
          <IconButton
            type="submit"
            aria-label={chatTexts.send}
            aria-disabled={tooLong || text.trim() === ''}
          >
            <UpIcon />
          </IconButton>
        )}
      </Flex>
      <FieldError
        id={`${id}-error`}
        error={tooLong ? chatTexts.tooLong(limits.answerText) : undefined}
      />
      <Text id={`${id}-hint`} srOnly>
        {chatTexts.hint}
      </Text>
      <GuardHelp />
    </Form>
  )
}
