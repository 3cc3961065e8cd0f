import { defineConfig } from 'vitest/config'
import { FailedJourneys } from './infra/testing/journeys/failedJourneys.ts'
import { journeys, sweep } from './infra/testing/journeys/settings.ts'
import { inOwnFolder } from './infra/testing/ownFolder.ts'
import { withoutKeys } from './infra/testing/withoutKeys.ts'

withoutKeys()
inOwnFolder()

// Every screen in both themes, narrow, with large letters and with a person's own colours: `npm run sweep`.
export default defineConfig({
  test: {
    ...journeys,
    maxWorkers: 2,
    reporters: ['default', new FailedJourneys()],
    include: sweep,
  },
})
