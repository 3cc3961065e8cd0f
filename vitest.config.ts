import { defineConfig } from 'vitest/config'
import { FailedJourneys } from './infra/testing/journeys/failedJourneys.ts'
import { journeys, sweep } from './infra/testing/journeys/settings.ts'
import { filesApart } from './infra/testing/portalKinds.ts'
import { UnusedPermissions } from './infra/testing/stack/unusedPermissions.ts'

const server = {
  environment: 'node',
  globalSetup: ['infra/testing/stack/policies.ts', 'infra/testing/stack/stacks.ts'],
  setupFiles: ['infra/testing/functions/setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
}
const serverTests = '{shared,functions,infra}/**/*.test.ts'
const serverApart = filesApart(serverTests)

const journeyFiles = 'web/e2e/*.e2e.ts'
const journeysApart = filesApart(journeyFiles)

export default defineConfig({
  test: {
    // The journeys wait for their browsers more than they work.
    maxWorkers: 2,
    reporters: ['default', new UnusedPermissions(), new FailedJourneys()],
    projects: [
      {
        test: {
          ...server,
          name: 'server',
          include: [serverTests],
          exclude: serverApart,
          isolate: false,
        },
      },
      { test: { ...server, name: 'apart', include: serverApart } },
      {
        extends: './web/vite.config.ts',
        root: '.',
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Modules are loaded once: what a test leaves in one of them, another test meets.
          isolate: false,
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys',
          include: [journeyFiles],
          exclude: [...journeysApart, ...sweep],
          isolate: false,
        },
      },
      { test: { ...journeys, name: 'journeys apart', include: journeysApart } },
    ],
  },
})
