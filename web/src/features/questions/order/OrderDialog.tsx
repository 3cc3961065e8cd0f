import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { orderTexts as texts } from '../../../texts/order.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { PageSpinner } from '../../../ui/Spinner.tsx'
import { OrderList } from './OrderList.tsx'
import { useOrder } from './useOrder.ts'

/** The questions in their order, which is changed by dragging or by keys. */
export default function OrderDialog({ onClose }: { onClose: () => void }) {
  const { list, error, refetch, move, said, finish } = useOrder()

  function close() {
    finish()
    onClose()
  }

  return (
    <Dialog title={texts.title} closedBy="closerequest" size="md" onClose={close}>
      <Text>{texts.lead}</Text>
      <chakra.output srOnly>{said}</chakra.output>
      {!list && !error && <PageSpinner />}
      {!list && error && (
        <ReadFailed title={texts.readFailed} error={error} onRetry={() => void refetch()} />
      )}
      {list && <OrderList list={list} onMove={move} />}
      <Flex justify="flex-end" mt="6">
        <Button variant="outline" onClick={close}>
          {texts.close}
        </Button>
      </Flex>
    </Dialog>
  )
}
