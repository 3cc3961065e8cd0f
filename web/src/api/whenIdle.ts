const soonMs = 300

/** Does something once the browser has nothing else to do, at the latest after so many milliseconds where they are given. */
export function whenIdle(act: () => void, options?: { timeout: number }) {
  // Safari has no requestIdleCallback: what somebody waits for comes at once there.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, options)
  else setTimeout(act, options ? 0 : soonMs)
}
