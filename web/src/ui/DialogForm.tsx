import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { formTexts } from '../texts/forms.ts'
import { Button } from './Button.tsx'
import { Spinner } from './Spinner.tsx'
import { focusWrong, type Wrong } from './wrongFields.ts'

const Form = chakra('form', { base: { display: 'grid', gap: '5' } })

type Props = {
  busy: boolean
  wrong: Wrong
  /** Why there is nothing to save yet. */
  idle?: string | undefined
  /** Nothing can be saved any more. */
  impossible?: boolean
  /** Only to be read. */
  locked?: boolean
  /** What saving is called here. */
  save?: string
  /** What can be done besides. */
  action?: ReactNode
  onSave: () => void
  onCancel: () => void
  children: ReactNode
}

/** The form of a dialog with its two buttons. The first wrong field gets the focus. */
export function DialogForm(props: Props) {
  const { busy, wrong, idle, impossible = false, locked = false, action, children, ...rest } = props
  const { save = formTexts.save, ...on } = rest
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (Object.keys(wrong).length > 0) focusWrong(form.current)
  }, [wrong])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!locked) on.onSave()
  }

  return (
    <Form ref={form} noValidate autoComplete="off" onSubmit={submit}>
      {children}
      <Flex align="center" justify="flex-end" wrap="wrap" gap="3" mt="1">
        {action}
        {idle !== undefined && (
          <chakra.span textStyle="small" color="ink.muted" mr="auto">
            {idle}
          </chakra.span>
        )}
        <Button look="outline" aria-disabled={busy} onClick={() => !busy && on.onCancel()}>
          {formTexts.cancel}
        </Button>
        {!locked && (
          <Button type="submit" aria-disabled={busy || impossible || idle !== undefined}>
            {busy && <Spinner />}
            {save}
          </Button>
        )}
      </Flex>
    </Form>
  )
}
