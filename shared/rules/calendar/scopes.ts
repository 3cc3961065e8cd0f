/** Which bookings of a series a change is meant for: this one, this and those after it, or all of them. */
export const scopes = ['this', 'later', 'all'] as const

export type Scope = (typeof scopes)[number]
