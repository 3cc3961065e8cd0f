import { defineConfig } from 'vitest/config'
import web from '../../web/vite.config.ts'
import { chosenTests } from './chosenTests.ts'

/** The tests of the screens. */
export default defineConfig({
  ...web,
  root: '.',
  test: {
    include: chosenTests ?? ['web/src/**/*.test.{ts,tsx}'],
    // Stryker runs tests in threads, where the zone of the process stays what it was.
    exclude: ['web/src/features/calendar/days/calendarDays.test.ts'],
    environment: 'jsdom',
    setupFiles: ['web/src/testing/setup.ts'],
    // One at a time, beside another of them.
    testTimeout: 120_000,
  },
})
