import { Button, Flex, Span } from '@chakra-ui/react'
import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { limits } from '../../../../../shared/limits.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { fieldTexts } from '../../../texts/questions/fields.ts'
import { cardTexts } from '../../../texts/assistant/card.ts'
import { GuardHelp } from '../../../ui/GuardHelp.tsx'
import { FieldInputs } from '../../../ui/questionForm/FieldInputs.tsx'
import type { FieldForm } from '../../../ui/questionForm/useFieldForm.ts'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { ignoreHeld } from '../../../ui/ignoreHeld.ts'

const formRows = 3

type Props = {
  ref: Ref<HTMLTextAreaElement>
  /** The form of a question that has one. */
  form: FieldForm | undefined
  text: string
  busy: boolean
  error: string | undefined
  onText: (text: string) => void
  onSend: (event?: FormEvent) => void
}

/** What a question is tried with: the place of a person's own details in the lobby. */
export function TestInput({ ref, form, text, busy, error, onText, onSend }: Props) {
  function sendByKey(event: KeyboardEvent) {
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (sends && !event.repeat) onSend()
  }

  return (
    <form noValidate onSubmit={onSend}>
      {form && <FieldInputs form={form} level={3} />}
      <TextArea
        ref={ref}
        label={form ? fieldTexts.optional(fieldTexts.other) : questionTexts.input}
        rows={form ? formRows : limits.boxRows}
        placeholder={cardTexts.placeholder}
        required={!form}
        value={text}
        error={error}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={sendByKey}
      />
      <GuardHelp />
      <Flex align="center" gap="4" mt="3">
        <Button
          type="submit"
          aria-disabled={busy}
          // What is pressed twice is paid twice: a held key and the second half of a double click do nothing.
          onKeyDown={ignoreHeld}
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {cardTexts.send}
        </Button>
        <Span textStyle="sm" color="fg.muted" hideBelow="md" aria-hidden="true">
          {cardTexts.shortcut}
        </Span>
      </Flex>
    </form>
  )
}
