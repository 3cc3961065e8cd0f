import { afterEach, beforeEach, expect, vi } from 'vitest'
import { localEnvironment, localIdentity, localValues } from '../../local/environment.ts'
import { stageNamed } from '../../stages.ts'

// Stores and platform read the environment where they are loaded. Where the engines are, the SDK looks up at its
// first call: by then the portal that a test starts has said so.
const stage = stageNamed('local')
const pool = { poolId: 'eu-north-1_LocalPool', clientId: '1localwebclient23456789012' }
// Once in a process: what the portal that files share has said stays said.
const isSet = 'TESTS_ENVIRONMENT'
if (process.env[isSet] !== `${process.pid}`) {
  Object.assign(
    process.env,
    // What goes wrong on purpose would fill pages.
    { POWERTOOLS_LOG_LEVEL: 'SILENT', [isSet]: `${process.pid}` },
    localIdentity(stage),
    localEnvironment(localValues(stage, 'http://127.0.0.1:9', pool)),
  )
}

let error: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  error = vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})
