import { useEffect, useRef, useState } from 'react'
import type { Notification } from '../../../../shared/contract/notifications.ts'
import { noticeTexts } from '../../texts/notifications.ts'

/** What to tell a screen reader of the newest notification that came while the page was open. */
export function useArrivals(unseen: Notification[], isKnown: boolean): string {
  const known = useRef<ReadonlySet<string>>(undefined)
  const [told, setTold] = useState('')

  useEffect(() => {
    if (!isKnown) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...unseen.map(({ id }) => id)])
    const arrived = before && unseen.find(({ id }) => !before.has(id))
    if (arrived) setTold(noticeTexts.arrived(arrived.Name, arrived.message))
  }, [unseen, isKnown])

  return told
}
