import type { TestProjectInlineConfiguration } from 'vitest/config'

/** On a busy machine a browser or a page may be slow once. What passes only then is named at the end (`FailedJourneys`). */
export const retry = process.env['CI'] === undefined ? 0 : 1

/** How journeys through the portal in a browser are run. */
export const journeys: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  globalSetup: ['infra/testing/stack/policies.ts', 'infra/testing/journeys/demo.ts'],
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  retry,
}

/** Journeys that look at every screen in every way: a command of its own (`npm run sweep`). */
export const sweep = [
  'web/e2e/looks/accessibility.e2e.ts',
  'web/e2e/looks/everyScreen.e2e.ts',
  'web/e2e/looks/stillness.e2e.ts',
]
