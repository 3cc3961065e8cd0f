import { defineConfig } from 'vitest/config'

/** The tests that run functions and shared in their own process. */
export default defineConfig({
  test: {
    include: ['{functions,shared}/**/*.test.ts', 'infra/operate/*.test.ts'],
    globalSetup: ['infra/testing/stack/policies.ts'],
    setupFiles: ['infra/testing/functions/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
