import { defineConfig } from 'vitest/config'
import { chosenTests } from './chosenTests.ts'

/** The tests that run functions and shared in their own process. */
export default defineConfig({
  test: {
    include: chosenTests ?? ['{functions,shared}/**/*.test.ts', 'infra/operate/*.test.ts'],
    globalSetup: ['infra/testing/stack/policies.ts', 'infra/testing/stack/stacks.ts'],
    setupFiles: ['infra/testing/functions/setup.ts'],
    // One at a time, beside another of them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
