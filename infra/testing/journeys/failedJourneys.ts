import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Reporter } from 'vitest/node'

/** Where a failed journey leaves its screenshots and traces. */
export const failedJourneys = resolve(import.meta.dirname, '../../../dist/failed-journeys')

/** Says last where they are. */
export class FailedJourneys implements Reporter {
  onInit() {
    rmSync(failedJourneys, { recursive: true, force: true })
  }

  onTestRunEnd() {
    if (!existsSync(failedJourneys)) return
    console.error(
      `Screenshots and traces (npx playwright-core show-trace <zip>) of the failed journeys: ${failedJourneys}`,
    )
  }
}
