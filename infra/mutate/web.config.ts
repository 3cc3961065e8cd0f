import { defineConfig } from 'vitest/config'
import web from '../../web/vite.config.ts'
import { chosenTests } from './chosenTests.ts'

/** The tests of the screens. */
export default defineConfig({
  ...web,
  root: '.',
  test: {
    include: chosenTests ?? ['web/src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['web/src/testing/setup.ts'],
    isolate: false,
    // One at a time, beside another of them.
    testTimeout: 120_000,
  },
})
