import { Button } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { orderTexts as texts } from '../../../texts/questions/order.ts'
import { Unloaded } from '../../../ui/dialog/Unloaded.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'

const OrderDialog = lazyPart(() => import('./OrderDialog.tsx'), Unloaded)

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
