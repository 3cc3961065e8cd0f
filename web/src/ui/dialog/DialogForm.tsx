import { Button, Flex, Span, Spinner } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formTexts } from '../../texts/forms.ts'
import { Form } from '../form/Form.tsx'
import type { AnyForm } from '../form/useForm.ts'

type Props = {
  form: AnyForm
  /** Why there is nothing to save yet. */
  idle?: string | undefined
  /** Nothing can be saved any more. */
  impossible?: boolean
  /** Only to be read. */
  locked?: boolean
  /** What saving is called here. */
  save?: string
  /** What leaving is called here. */
  cancel?: string
  /** What can be done besides. */
  action?: ReactNode
  onSave: () => void
  onCancel: () => void
  children: ReactNode
}

/** The form of a dialog with its two buttons. */
export function DialogForm(props: Props) {
  const { form, idle, impossible = false, locked = false, action, children, ...rest } = props
  const { save = formTexts.save, cancel = formTexts.cancel, ...on } = rest
  const { busy } = form
  const ready = !locked && !impossible && idle === undefined

  return (
    <Form form={form} autoComplete="off" onSubmit={() => ready && on.onSave()}>
      {children}
      <Flex align="center" justify="flex-end" wrap="wrap" gap="3" mt="1">
        {action}
        {idle !== undefined && (
          <Span textStyle="sm" color="fg.muted" mr="auto">
            {idle}
          </Span>
        )}
        {/* Where there is not room for all, these two stay together. */}
        <Flex justify="flex-end" wrap="wrap" gap="3">
          <Button variant="outline" aria-disabled={busy} onClick={() => !busy && on.onCancel()}>
            {cancel}
          </Button>
          {!locked && (
            <Button type="submit" aria-disabled={busy || !ready}>
              {busy && <Spinner />}
              {save}
            </Button>
          )}
        </Flex>
      </Flex>
    </Form>
  )
}
