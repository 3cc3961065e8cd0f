import { defineConfig } from 'vitest/config'
import { FailedJourneys } from './infra/testing/journeys/failedJourneys.ts'
import { journeys, retry, sweep } from './infra/testing/journeys/settings.ts'
import { filesByPortal } from './infra/testing/portalKinds.ts'
import { withoutKeys } from './infra/testing/withoutKeys.ts'
import { UnusedPermissions } from './infra/testing/stack/unusedPermissions.ts'

withoutKeys()

const server = {
  environment: 'node',
  globalSetup: ['infra/testing/stack/policies.ts', 'infra/testing/stack/stacks.ts'],
  setupFiles: ['infra/testing/functions/setup.ts'],
  testTimeout: 40_000,
  hookTimeout: 90_000,
}
const serverFiles = filesByPortal('{shared,functions,infra}/**/*.test.ts')
const journeyFiles = filesByPortal('web/e2e/**/*.e2e.ts')

// On two cores: the journeys wait for their browsers more than they work.
const maxWorkers = 3

// Where files share a process its modules are loaded once: what a test leaves in one of them, another test meets.
export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['default', new UnusedPermissions(), new FailedJourneys()],
    projects: [
      { test: { ...server, name: 'rules', include: serverFiles.none, isolate: false } },
      {
        test: {
          ...server,
          name: 'routes',
          include: serverFiles.shared,
          setupFiles: [...server.setupFiles, 'infra/testing/functions/sharedPortal.ts'],
          isolate: false,
        },
      },
      { test: { ...server, name: 'apart', include: serverFiles.own } },
      {
        extends: './web/vite.config.ts',
        root: '.',
        test: {
          name: 'screens',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 30_000,
          retry,
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys',
          include: journeyFiles.shared,
          exclude: sweep,
          isolate: false,
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys apart',
          include: [...journeyFiles.own, ...journeyFiles.none],
          exclude: sweep,
        },
      },
    ],
  },
})
