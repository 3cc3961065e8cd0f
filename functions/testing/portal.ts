import { afterAll, beforeAll } from 'vitest'
import { type Portal, startPortal } from '../../infra/local/portal.ts'

let running: Portal | undefined

/**
 * Starts the real engines and the gateway for the tests of a file, empty, in memory, and ends them afterwards.
 * The providers' stand-in writes without pause, and one second of silence counts as no answer.
 */
export function usePortal() {
  beforeAll(async () => {
    running = await startPortal({
      port: 0,
      demo: false,
      pace: 'none',
      env: { MODEL_SILENCE_SECONDS: '1' },
    })
  })
  afterAll(() => running?.stop())
}

/** The portal of this file. */
export function portal(): Portal {
  if (!running) throw new Error('Call usePortal() in this file first')
  return running
}
