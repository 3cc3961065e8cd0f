import { Box, Button, chakra, Flex, Span, Text, Textarea } from '@chakra-ui/react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { limits } from '../../../../../shared/limits.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { cardTexts } from '../../../texts/card.ts'
import { boxHeight } from '../../../ui/answer/boxHeight.ts'
import { FileIn } from '../../../ui/file/FileIn.tsx'

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>
  label: string
  text: string
  busy: boolean
  onText: (text: string) => void
  onSend: () => void
}

/** What a long text means, before it is sent; nothing for a usual one. */
function LengthNote({ id, length }: { id: string; length: number }) {
  const tooLong = length > limits.answerText
  return (
    <chakra.output
      display="block"
      id={id}
      textStyle="sm"
      mt="1.5"
      color={tooLong ? 'red.fg' : 'fg.muted'}
    >
      {tooLong && texts.tooLong(length - limits.answerText)}
      {!tooLong && length > limits.longText && texts.long(length)}
    </chakra.output>
  )
}

/** The box for one's own details: ten rows, and more as it fills. Empty text can be sent, too. */
export function QuestionInput({ ref, label, text, busy, onText, onSend }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const tooLong = text.length > limits.answerText

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (!busy && !tooLong) onSend()
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }

  return (
    <form onSubmit={send}>
      <Text asChild textStyle="label" mb="2" display="block">
        <label htmlFor={id}>
          {cardTexts.input}
          <Span srOnly>: {label}</Span>
        </label>
      </Text>
      <FileIn box={ref} onText={onText}>
        <Textarea
          ref={ref}
          id={id}
          rows={limits.boxRows}
          placeholder={cardTexts.placeholder}
          value={text}
          aria-invalid={tooLong || undefined}
          aria-describedby={noteId}
          minHeight={boxHeight}
          maxHeight="60dvh"
          resize="vertical"
          // Browsers without it keep ten rows, which can be drawn larger.
          css={{ fieldSizing: 'content' }}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={sendByKey}
        />
      </FileIn>
      <LengthNote id={noteId} length={text.length} />
      <Flex align="center" gap="4" mt="3">
        <Button type="submit" aria-disabled={busy || tooLong}>
          {cardTexts.send}
        </Button>
        <Box textStyle="sm" color="fg.muted" hideBelow="md" aria-hidden="true">
          {cardTexts.shortcut}
        </Box>
      </Flex>
    </form>
  )
}
