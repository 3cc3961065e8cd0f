import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { limits } from '../../../../../shared/limits.ts'
import { askOnTexts as texts } from '../../../texts/assistant/askOn.ts'
import { Input } from '../../../ui/form/Field.tsx'
import { FieldError } from '../../../ui/form/FieldError.tsx'

const Label = chakra('label', { base: { display: 'block', textStyle: 'label', mb: '1.5' } })

type Props = {
  /** What has been typed, and what hears of more. */
  text: string
  onText: (text: string) => void
  /** What the question offers; empty for the usual. */
  followUps: string[]
  isFull: boolean
  /** What is hidden from the assistant here, too. */
  hidden: readonly string[]
  onAsk: (text: string) => void
}

/** A line under an answer to ask for a change of it, and some changes in one press. */
export function AskOn({ text, onText, followUps, isFull, hidden, onAsk }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [wasEmpty, setWasEmpty] = useState(false)
  const isEmpty = wasEmpty && text.trim() === ''
  const usual = texts.followUps.map(([label = '', asked = '']) => ({ label, asked }))
  const chips = followUps.length > 0 ? followUps.map((label) => ({ label, asked: label })) : usual

  function send(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim()
    setWasEmpty(wanted === '')
    if (wanted === '') return input.current?.focus()
    onText('')
    onAsk(wanted)
  }

  if (isFull) {
    return (
      <Text mt="4" textStyle="sm">
        {texts.askOnFull}
      </Text>
    )
  }
  return (
    <Box asChild mt="4">
      <form onSubmit={send}>
        <Label htmlFor={id}>{texts.askOn}</Label>
        <Flex gap="2" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Input
            ref={input}
            id={id}
            value={text}
            maxLength={limits.answerText}
            placeholder={texts.askOnPlaceholder}
            autoComplete="off"
            aria-invalid={isEmpty || undefined}
            aria-describedby={isEmpty ? `${id}-error` : undefined}
            onChange={({ target }) => onText(target.value)}
          />
          <Button type="submit" variant="outline" flexShrink={0}>
            {texts.askOnSend}
          </Button>
        </Flex>
        <FieldError id={`${id}-error`} error={isEmpty ? texts.askOnEmpty : undefined} />
        {hidden.length > 0 && (
          <Text mt="1.5" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {texts.askOnHidden(hidden)}
          </Text>
        )}
        <Flex gap="2" wrap="wrap" mt="2">
          {chips.map(({ label, asked }) => (
            <Button
              key={label}
              size="sm"
              variant="outline"
              borderRadius="full"
              onClick={() => onAsk(asked)}
            >
              {label}
            </Button>
          ))}
        </Flex>
      </form>
    </Box>
  )
}
