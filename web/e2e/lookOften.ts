import type { Page } from 'playwright-core'

type Frames = {
  retryWithProgressAndBackoff: (progress: object, look: object) => Promise<unknown>
  retryWithProgressAndTimeouts: (progress: object, ms: number[], look: object) => Promise<unknown>
}
type Connection = { toImpl: (of: object) => object }

/**
 * Makes Playwright look for something every tenth of a second. By itself it looks only every half second after the first
 * 270 ms, which is when most of the portal's pages come: what was there already was waited for. It has no setting for that.
 */
export function lookOften(page: Page) {
  const connection: Connection = Reflect.get(page, '_connection')
  const frames: Frames = Object.getPrototypeOf(connection.toImpl(page.mainFrame()))
  frames.retryWithProgressAndBackoff = function (this: Frames, progress, look) {
    return this.retryWithProgressAndTimeouts(progress, [20, 50, 100], look)
  }
}
