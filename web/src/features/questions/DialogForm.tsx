import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { formTexts } from '../../texts/forms.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { focusWrong, type Wrong } from '../../ui/wrongFields.ts'

const Form = chakra('form', { base: { display: 'grid', gap: '5' } })

type Props = {
  busy: boolean
  wrong: Wrong
  /** Why there is nothing to save yet. */
  idle?: string | undefined
  /** Nothing can be saved any more. */
  impossible?: boolean | undefined
  onSubmit: (event: FormEvent) => void
  onCancel: () => void
  children: ReactNode
}

/** The form of a dialog with its two buttons. The first wrong field gets the focus. */
export function DialogForm(props: Props) {
  const { busy, wrong, idle, impossible = false, onSubmit, onCancel, children } = props
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (Object.keys(wrong).length > 0) focusWrong(form.current)
  }, [wrong])

  return (
    <Form ref={form} noValidate autoComplete="off" onSubmit={onSubmit}>
      {children}
      <Flex align="center" justify="flex-end" wrap="wrap" gap="3" mt="1">
        {idle !== undefined && (
          <chakra.span textStyle="small" color="ink.muted" mr="auto">
            {idle}
          </chakra.span>
        )}
        <Button look="outline" aria-disabled={busy} onClick={() => !busy && onCancel()}>
          {formTexts.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy || impossible || idle !== undefined}>
          {busy && <Spinner />}
          {formTexts.save}
        </Button>
      </Flex>
    </Form>
  )
}
