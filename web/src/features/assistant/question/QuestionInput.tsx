import { Box, Button, chakra, Flex, Span, Text, Textarea } from '@chakra-ui/react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { limits } from '../../../../../shared/limits.ts'
import type { Filled } from '../../../../../shared/rules/questions/fields.ts'
import type { Text as Asked } from '../../../api/answering/conversation.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { cardTexts } from '../../../texts/assistant/card.ts'
import { guardTexts } from '../../../texts/assistant/guard.ts'
import { boxHeight } from '../../../ui/answer/boxHeight.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { FileIn } from '../../../ui/file/FileIn.tsx'
import type { ShownForm } from '../../../ui/questionForm/QuestionForm.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { markedWords } from './guard/markedWords.ts'
import { GuardNote } from './guard/GuardNote.tsx'
import { useGuard } from './guard/useGuard.ts'

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>
  question: Card
  form?: ShownForm
  text: string
  busy: boolean
  onText: (text: string) => void
  onSend: (text: Asked) => void
}

/** Where there are fields, one's own text is what is left to say. */
const formRows = 3

/** What a long text means, before it is sent; nothing for a usual one. */
function LengthNote({ id, length }: { id: string; length: number }) {
  const tooLong = length > limits.answerText
  const isLong = length > limits.longText
  return (
    <>
      <Text id={id} textStyle="sm" mt="1.5" color={tooLong ? 'red.fg' : 'fg.muted'}>
        {tooLong && texts.tooLong(length - limits.answerText)}
        {!tooLong && isLong && texts.long(length)}
      </Text>
      {/* Without the number, which is another one with each letter. */}
      <chakra.output srOnly>
        {tooLong && texts.isTooLong}
        {!tooLong && isLong && texts.isLong}
      </chakra.output>
    </>
  )
}

const nobody: readonly string[] = []

/** The box for one's own details: ten rows, and more as it fills. Empty text can be sent, too. */
export function QuestionInput({ ref, question, form, text, busy, onText, onSend }: Props) {
  const { QuestionLabel: label, PersonalData: guarding } = question
  const id = useId()
  const said = [text, ...(form?.texts ?? [])].filter(Boolean).join('\n')
  const guard = useGuard(question.id, said, form?.people ?? nobody)
  /** Where something was marked last. */
  const marked = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const noteId = `${id}-note`
  const [isAsking, ask] = useState(false)
  const tooLong = text.length > limits.answerText
  const { hidden, words, hasFound } = guard
  /** What is filled in where somebody is asked whether to send it. */
  const [filled, setFilled] = useState<Filled[]>()
  const cannot = busy || tooLong || (guarding === 'stoppa' && hasFound)

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (cannot) return
    const ready = form?.check()
    if (form && !ready) return
    setFilled(ready)
    if (guarding === 'varna' && hasFound) return ask(true)
    onSend({ asked: text, filled: ready, Hide: words })
  }

  function sendAnyway() {
    ask(false)
    onSend({ asked: text, filled, Hide: words, Confirmed: 'true' })
  }

  /** Hides what is marked in the box. */
  function hide() {
    const { value = '', selectionStart, selectionEnd } = marked.current ?? {}
    const marking = markedWords(value, selectionStart ?? 0, selectionEnd ?? 0)
    const word = marking.join(' ')
    if (marking.length === 0) return toaster.success(guardTexts.hideHelp)
    if (guard.mark(marking)) toaster.success(guardTexts.hides(word))
    else {
      const description = guardTexts.hidesNoMoreHelp(limits.hiddenWords)
      toaster.error({ title: guardTexts.hidesNoMore(word), description })
    }
    marked.current?.focus()
  }

  /** Shows a word again. Its button goes with that. */
  function unmark(word: string) {
    guard.unmark(word)
    const box = marked.current?.isConnected ? marked.current : ref.current
    box?.focus()
  }

  function noteMarked({ target }: { target: EventTarget }) {
    const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isBox) marked.current = target
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }

  return (
    <form noValidate onSubmit={send}>
      <Box onSelect={noteMarked} onKeyDown={sendByKey}>
        {form?.inputs}
        <Text asChild textStyle="label" mb="2" display="block">
          <label htmlFor={id}>
            {form?.label ?? cardTexts.input}
            <Span srOnly>: {label}</Span>
          </label>
        </Text>
        <FileIn box={ref} onText={onText}>
          <Textarea
            ref={ref}
            id={id}
            rows={form ? formRows : limits.boxRows}
            placeholder={cardTexts.placeholder}
            value={text}
            aria-invalid={tooLong || undefined}
            aria-describedby={noteId}
            minHeight={form ? undefined : boxHeight}
            maxHeight="60dvh"
            resize="vertical"
            // Browsers without it keep ten rows, which can be drawn larger.
            css={{ fieldSizing: 'content' }}
            onChange={({ target }) => onText(target.value)}
          />
        </FileIn>
      </Box>
      <LengthNote id={noteId} length={text.length} />
      <GuardNote guard={{ ...guard, unmark }} guarding={guarding} />
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="2" mt="3">
        <Button type="submit" aria-disabled={cannot}>
          {cardTexts.send}
        </Button>
        <Button variant="outline" flexShrink="0" onClick={hide}>
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
