import { Button, chakra, Flex, Span, Textarea } from '@chakra-ui/react'
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { sv } from '../../texts/sv.ts'

type Props = {
  ref: Ref<HTMLTextAreaElement>
  label: string
  text: string
  busy: boolean
  onText: (text: string) => void
  onSend: (event?: FormEvent) => void
}

/** The ten-row box for one's own details. Empty text can be sent, too (docs/requirements.md, "Question card"). */
export function QuestionInput({ ref, label, text, busy, onText, onSend }: Props) {
  const id = useId()

  function sendByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
  }

  return (
    <form onSubmit={onSend}>
      <chakra.label htmlFor={id} display="block" textStyle="label" mb="2">
        {sv.card.input}
        <Span srOnly>: {label}</Span>
      </chakra.label>
      <Textarea
        ref={ref}
        id={id}
        rows={limits.boxRows}
        placeholder={sv.card.placeholder}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={sendByKey}
      />
      <Flex align="center" gap="4" mt="3">
        <Button type="submit" aria-disabled={busy}>
          {sv.card.send}
        </Button>
        <Span textStyle="sm" color="fg.muted" hideBelow="md" aria-hidden="true">
          {sv.card.shortcut}
        </Span>
      </Flex>
    </form>
  )
}
