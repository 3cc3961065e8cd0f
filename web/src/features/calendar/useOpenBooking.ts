import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Booking, RoomBlock } from './days/blocks.ts'
import { useAddressedBooking } from './useAddressedBooking.ts'
import type { useAddressedPeriod } from './useAddressedPeriod.ts'

type Shown = ReturnType<typeof useAddressedPeriod>
type Next = Parameters<Shown['show']>[0]

/** What somebody does: a new booking, or one that there is. `closed` stands until the page has gone on to `next`. */
type Doing =
  | { what: 'new'; block: RoomBlock }
  | { what: 'edit'; booking: Booking }
  | { what: 'closed'; next?: Next | undefined }

/** The booking that is open in a dialog, by a press or by the page's address. */
export function useOpenBooking(shown: Shown) {
  const { show } = shown
  const [doing, setDoing] = useState<Doing>()
  const addressed = useAddressedBooking(shown)
  const { booking } = addressed

  // The press is painted first: a dialog with its form is more than one frame's work.
  const open = useCallback((next: Doing) => startTransition(() => setDoing(next)), [])
  const onNew = useCallback((block: RoomBlock) => open({ what: 'new', block }), [open])
  const onOpen = useCallback((one: Booking) => open({ what: 'edit', booking: one }), [open])

  // Only once the dialog is gone: before, it would ask whether to leave what has just been saved.
  useEffect(() => {
    if (doing?.what !== 'closed') return
    if (booking) return addressed.close(doing.next)
    if (doing.next) show(doing.next)
    setDoing(undefined)
    // The address may change meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [doing])
  useEffect(() => {
    if (!booking) setDoing((now) => (now?.what === 'closed' ? undefined : now))
  }, [booking])

  return {
    added: doing?.what === 'new' ? doing.block : undefined,
    edited: doing?.what === 'edit' ? doing.booking.event : doing ? undefined : booking,
    onNew,
    onOpen,
    close: (next?: Next) => setDoing({ what: 'closed', next }),
  }
}
