import { defineConfig } from 'vitest/config'
import { UnusedPermissions } from './infra/testing/stack/unusedPermissions.ts'

export default defineConfig({
  test: {
    // The journeys wait for their browsers more than they work.
    maxWorkers: 2,
    reporters: ['default', new UnusedPermissions()],
    projects: [
      {
        test: {
          name: 'server',
          include: ['{shared,functions,infra}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['infra/testing/stack/policies.ts'],
          setupFiles: ['infra/testing/functions/setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
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
          name: 'browser',
          include: ['web/e2e/**/*.e2e.ts'],
          environment: 'node',
          globalSetup: ['infra/testing/stack/policies.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // On a busy machine a browser may be slow once; a fault shows itself twice.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
})
