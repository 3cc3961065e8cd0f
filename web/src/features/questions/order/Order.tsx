import { Button } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { orderTexts as texts } from '../../../texts/questions/order.ts'

const OrderDialog = lazy(() => import('./OrderDialog.tsx'))

/** The way to the order of the questions. */
export function Order() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && (
        <Suspense>
          <OrderDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
