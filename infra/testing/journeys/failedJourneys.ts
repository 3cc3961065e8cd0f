import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Where a failed journey leaves its screenshots and traces. */
export const failedJourneys = resolve(import.meta.dirname, '../../../dist/failed-journeys')

// A page in words, as far as a log wants it.
const shownLetters = 2000

/** Says last where they are, what the pages said, and which journeys passed only at their second try. */
export class FailedJourneys implements Reporter {
  onInit() {
    rmSync(failedJourneys, { recursive: true, force: true })
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky) {
          console.error(`Passed only at the second try: ${module.relativeModuleId} > ${test.name}`)
          // What it failed with at the first, which says whether the machine was slow or the portal wrong.
          for (const { stack, message } of test.result().errors ?? [])
            console.error((stack ?? message).slice(0, shownLetters))
        }
    if (!existsSync(failedJourneys)) return
    for (const page of globSync('*/*.txt', { cwd: failedJourneys }))
      console.error(
        `\n${page}\n${readFileSync(join(failedJourneys, page), 'utf8').slice(0, shownLetters)}`,
      )
    console.error(
      `Screenshots and traces (npx playwright-core show-trace <zip>) of the failed journeys: ${failedJourneys}`,
    )
  }
}
