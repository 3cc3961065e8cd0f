import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { roomNumbers } from '../../../../shared/rules/calendar/rooms.ts'
import { ApiError, textOf } from '../../api/request/errors.ts'
import { roomTexts } from '../../texts/calendar/rooms.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { calendarQueries } from './calendar.queries.ts'
import { bookingOf } from './days/blocks.ts'
import type { useAddressedPeriod } from './useAddressedPeriod.ts'

const name = 'bokning'

/** The booking that the page's address names, shown where it lies; `close` takes it out of the address, and shows what is next. */
export function useAddressedBooking({ rooms, days, show }: ReturnType<typeof useAddressedPeriod>) {
  const [params, setParams] = useSearchParams()
  const id = params.get(name)
  const read = useQuery({ ...calendarQueries.booking(id ?? ''), enabled: id !== null })
  const booking = id === null ? undefined : read.data

  function close(next?: Parameters<typeof show>[0]) {
    if (next) return show(next, name)
    const left = new URLSearchParams(window.location.search)
    left.delete(name)
    setParams(left, { replace: true, preventScrollReset: true })
  }

  useEffect(() => {
    if (!booking) return
    const { day } = bookingOf(booking)
    if (days.includes(day) && rooms.includes(booking.Rum)) return
    const isNamed = new URLSearchParams(window.location.search).has('rum')
    show({
      day,
      rooms: roomNumbers.filter((Rum) => Rum === booking.Rum || (isNamed && rooms.includes(Rum))),
    })
    // Once it is known: afterwards one may go about.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [booking])

  useEffect(() => {
    if (!read.error || read.data) return
    // A link may be older than the booking: nothing has failed.
    if (read.error instanceof ApiError && read.error.code === 'not_found')
      toaster.success(roomTexts.gone.title)
    else toaster.error({ title: roomTexts.unread, description: textOf(read.error) })
    close()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [read.error])

  return { booking, close }
}
