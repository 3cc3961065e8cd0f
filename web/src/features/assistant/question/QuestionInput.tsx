import { Box, Button, chakra, Flex, Span, Text, Textarea } from '@chakra-ui/react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import type { Guarding } from '../../../../../shared/contract/personalData.ts'
import { limits } from '../../../../../shared/limits.ts'
import type { Text as Asked } from '../../../api/answering/conversation.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { cardTexts } from '../../../texts/card.ts'
import { guardTexts } from '../../../texts/guard.ts'
import { boxHeight } from '../../../ui/answer/boxHeight.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { FileIn } from '../../../ui/file/FileIn.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { markedWord } from './guard/markedWord.ts'
import { GuardNote } from './guard/GuardNote.tsx'
import type { ShownGuard } from './guard/useGuard.ts'

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>
  label: string
  guard: ShownGuard
  guarding: Guarding
  text: string
  busy: boolean
  onText: (text: string) => void
  onSend: (text: Asked) => void
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
export function QuestionInput({ ref, label, guard, guarding, text, busy, onText, onSend }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const [isAsking, ask] = useState(false)
  const tooLong = text.length > limits.answerText
  const { hidden, words, hasFound } = guard
  const cannot = busy || tooLong || (guarding === 'stoppa' && hasFound)

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (cannot) return
    if (guarding === 'varna' && hasFound) return ask(true)
    onSend({ asked: text, Hide: words })
  }

  function sendAnyway() {
    ask(false)
    onSend({ asked: text, Hide: words, Confirmed: 'true' })
  }

  /** Hides what is marked in the box. */
  function hide() {
    const { selectionStart = 0, selectionEnd = 0 } = ref.current ?? {}
    const word = markedWord(text, selectionStart, selectionEnd)
    if (word.length < 2) return toaster.success(guardTexts.hideHelp)
    guard.mark(word)
    toaster.success(guardTexts.hides(word))
    ref.current?.focus()
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
      <GuardNote guard={guard} guarding={guarding} />
      <Flex align="center" gap="4" mt="3">
        <Button type="submit" aria-disabled={cannot}>
          {cardTexts.send}
        </Button>
        <Button variant="outline" onClick={hide}>
          {guardTexts.hide}
        </Button>
        <Box textStyle="sm" color="fg.muted" hideBelow="md" aria-hidden="true">
          {cardTexts.shortcut}
        </Box>
      </Flex>
      {isAsking && (
        <ConfirmDialog
          title={guardTexts.confirmTitle}
          question={guardTexts.confirm(hidden.counts)}
          help={guardTexts.confirmHelp}
          cancel={cardTexts.stop}
          confirm={guardTexts.sendAnyway}
          onCancel={() => ask(false)}
          onConfirm={sendAnyway}
        />
      )}
    </form>
  )
}
