import { QueryClient } from '@tanstack/react-query'

/** The memory of what was read from the server. A read that failed is tried again by people, not by itself. */
export const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
