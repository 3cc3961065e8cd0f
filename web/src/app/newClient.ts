import { QueryClient } from '@tanstack/react-query'

/**
 * The memory of what was read from the server. A read is repeated only by hand: every screen offers it, and a queue of silent
 * retries would hide what is wrong. A change fails at once without a network: what waited for one would be done when its person
 * has long called it off.
 */
export const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  })
