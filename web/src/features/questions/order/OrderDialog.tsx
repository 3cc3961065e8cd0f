import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { orderTexts as texts } from '../../../texts/questions/order.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { PageSpinner } from '../../../ui/PageSpinner.tsx'
import { Pagination } from '../../../ui/list/Pagination.tsx'
import { OrderList } from './OrderList.tsx'
import { useOrder } from './useOrder.ts'

/** The questions in their order, which is changed by dragging or by keys. */
export default function OrderDialog({ onClose }: { onClose: () => void }) {
  const { shown, error, refetch, move, turn, said, finish } = useOrder()
  const top = useRef<HTMLDivElement>(null)
  const lead = useRef<HTMLParagraphElement>(null)
  // Not at the button that closes it, which the questions push out of sight when they come.
  useEffect(() => lead.current?.focus(), [])

  function close() {
    finish()
    onClose()
  }

  function turnTo(page: number) {
    turn(page)
    top.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <Dialog title={texts.title} closedBy="closerequest" size="md" onClose={close}>
      <Text ref={lead} tabIndex={-1} outline="none">
        {texts.lead}
      </Text>
      {shown && shown.total > shown.size && <Text mt="2">{texts.pages}</Text>}
      <chakra.output srOnly>{said}</chakra.output>
      {!shown && !error && <PageSpinner />}
      {!shown && error && (
        <ReadFailed title={texts.readFailed} error={error} onRetry={() => void refetch()} />
      )}
      {shown && (
        <div ref={top}>
          <OrderList list={shown.rows} before={shown.before} total={shown.total} onMove={move} />
        </div>
      )}
      {shown && shown.total > shown.size && (
        <Box mt="4">
          <Pagination
            {...shown}
            chosen={shown.size}
            known={shown.total}
            waits={shown.isOfAnother}
            onPage={turnTo}
          />
        </Box>
      )}
      <Flex justify="flex-end" mt="6">
        <Button variant="outline" onClick={close}>
          {texts.close}
        </Button>
      </Flex>
    </Dialog>
  )
}
