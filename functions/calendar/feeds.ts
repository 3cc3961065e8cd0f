import { feeds, type Feed, type FeedOf } from '../../shared/contract/calendar/feeds.ts'
import { mayBook } from '../../shared/rules/permissions.ts'
import { roomNumbers } from '../../shared/rules/calendar/rooms.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden } from '../runtime/errors.ts'
import { feeds as stored } from '../stores/calendar/feeds.ts'
import { roomSettings } from './booking/roomSettings.ts'
import { ownerOfFeed, pathOf } from './feeds/feedKeys.ts'

export const handler = endpoint(feeds['calendar.feeds'], async ({ caller }) => {
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  const all: FeedOf[] = ['own', ...roomNumbers]
  const found = await Promise.all(
    all.map(async (of): Promise<Feed[]> => {
      const owner = ownerOfFeed(of, caller.id)
      const key = await stored.keyOf(owner)
      return key === undefined ? [] : [{ of, path: pathOf(owner, key) }]
    }),
  )
  return { results: found.flat() }
})
