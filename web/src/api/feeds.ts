import { feeds } from '../../../shared/contract/calendar/feeds.ts'
import { call } from './request/calls.ts'

/** The calls about calendar links. */
export const feedsApi = {
  feeds: call(feeds['calendar.feeds']),
  setFeed: call(feeds['calendar.setFeed']),
}
