import { feeds } from '../../../shared/contract/feeds.ts'
import { call } from './calls.ts'

/** The calls about calendar links. */
export const feedsApi = {
  feeds: call(feeds['calendar.feeds']),
  setFeed: call(feeds['calendar.setFeed']),
}
