/** The state of a navigation that a page makes by itself, behind what may be open over it: nobody is asked before it. */
export const ownMove = { ownMove: true }

/** Whether a navigation's state says so. */
export const isOwnMove = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ownMove' in state
