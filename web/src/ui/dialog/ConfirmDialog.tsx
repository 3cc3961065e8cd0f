import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
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
      size="sm"
      title={title}
      closedBy="closerequest"
      describedBy={questionId}
      onClose={on.onCancel}
    >
      <Box id={questionId} overflowWrap="anywhere">
        <p>
          <Unbroken text={question} />
        </p>
        {help !== undefined && (
          <Text mt="2" textStyle="sm" color="fg.muted">
            {help}
          </Text>
        )}
      </Box>
      <Flex justify="flex-end" wrap="wrap" gap="3" mt="6">
        <Button variant="outline" onClick={on.onCancel}>
          {cancel}
        </Button>
        <Button colorPalette="red" onClick={on.onConfirm}>
          {confirm}
        </Button>
      </Flex>
    </Dialog>
  )
}
