import { defineConfig } from 'vitest/config'
import { FailedJourneys } from './infra/testing/journeys/failedJourneys.ts'
import { journeys, retry, sweep } from './infra/testing/journeys/settings.ts'
import { inOwnFolder } from './infra/testing/ownFolder.ts'
import { filesByPortal } from './infra/testing/portalKinds.ts'
import { serverProjects } from './infra/testing/serverProjects.ts'
import { withoutKeys } from './infra/testing/withoutKeys.ts'
import { UnusedPermissions } from './infra/testing/stack/unusedPermissions.ts'

withoutKeys()
inOwnFolder()

const journeyFiles = filesByPortal('web/e2e/**/*.e2e.ts')

// On two cores: the journeys wait for their browsers more than they work.
const maxWorkers = 3

export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['default', new UnusedPermissions(), new FailedJourneys()],
    projects: [
      ...serverProjects('{shared,functions,infra}/**/*.test.ts'),
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
