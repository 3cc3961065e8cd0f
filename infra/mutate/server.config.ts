import { defineConfig } from 'vitest/config'
import { serverProjects } from '../testing/serverProjects.ts'
import { chosenTests } from './chosenTests.ts'

// One at a time, beside another of them.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }

/** The tests that run functions and shared in their own process. */
export default defineConfig({
  test: {
    projects: serverProjects(
      chosenTests ?? '{functions,shared,infra/operate}/**/*.test.ts',
      timeouts,
    ),
  },
})
