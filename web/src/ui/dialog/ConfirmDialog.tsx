import { chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Unbroken } from '../Unbroken.tsx'

type Props = {
  title: string
  question: string
  /** A sentence more about what will happen. */
  help?: string
  cancel: string
  confirm: string
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before something happens that cannot be taken back. The harmless answer has the focus. */
export function ConfirmDialog({ title, question, help, cancel, confirm, ...on }: Props) {
  const questionId = useId()

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      closedBy="closerequest"
      describedBy={questionId}
      onClose={on.onCancel}
    >
      <chakra.div id={questionId} overflowWrap="anywhere">
        <p>
          <Unbroken text={question} />
        </p>
        {help !== undefined && (
          <chakra.p mt="2" textStyle="small" color="ink.muted">
            {help}
          </chakra.p>
        )}
      </chakra.div>
      <Flex justify="flex-end" wrap="wrap" gap="3" mt="6">
        <Button look="outline" onClick={on.onCancel}>
          {cancel}
        </Button>
        <Button look="danger" onClick={on.onConfirm}>
          {confirm}
        </Button>
      </Flex>
    </Dialog>
  )
}
