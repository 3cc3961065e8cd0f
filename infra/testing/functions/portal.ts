import { afterAll, beforeAll, expect } from 'vitest'
import { type Portal, type PortalOptions, startPortal } from '../../local/portal.ts'
import { synthesisedPolicies } from '../../local/iam/policies.ts'

let running: Portal | undefined

/**
 * Starts the real engines and the gateway for the tests of a file, empty, in memory, and ends them afterwards.
 * The providers' stand-in writes without pause, and one second of silence counts as no answer. Each Lambda has the
 * rights of the stack and no others: one that wants more fails the file. `more` gives what else the portal is started
 * with.
 */
export function usePortal(more: () => Promise<Partial<PortalOptions>> = async () => ({})) {
  beforeAll(async () => {
    const { env, ...options } = await more()
    running = await startPortal({
      port: 0,
      demo: false,
      pace: 'none',
      policies: synthesisedPolicies(),
      env: { MODEL_SILENCE_SECONDS: '1', ANSWERS_PER_MINUTE: '1000', ...env },
      ...options,
    })
  })
  afterAll(async () => {
    await running?.stop()
    expect(running?.deniedActions ?? []).toEqual([])
  })
}

/** The portal of this file. */
export function portal(): Portal {
  if (!running) throw new Error('Call usePortal() in this file first')
  return running
}
