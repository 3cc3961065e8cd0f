import { QueryClient } from '@tanstack/react-query'

// A read is repeated only by hand: every screen offers it, and a queue of silent retries would hide what is wrong.
/** The memory of what was read from the server. */
export const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
