import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FeedOf } from '../../../../../shared/contract/calendar/feeds.ts'
import { feedsApi } from '../../../api/feeds.ts'
import { textOf } from '../../../api/request/errors.ts'
import { feedTexts as texts } from '../../../texts/calendar/feeds.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { reloadFeeds, showFeed } from './feeds.queries.ts'

/** Opens a feed under a new address, or closes it. */
export function useSetFeed(of: FeedOf) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function change(open: boolean) {
    setBusy(true)
    try {
      const { results } = await feedsApi.setFeed({ of, open })
      showFeed(client, of, results)
      toaster.success(open ? texts.opened : texts.closed)
    } catch (error) {
      toaster.error({ title: texts.setFailed, description: textOf(error) })
    } finally {
      await reloadFeeds(client)
      setBusy(false)
    }
  }

  return { set: (open: boolean) => void change(open), busy }
}
