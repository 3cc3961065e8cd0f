import { afterAll, beforeAll, expect } from 'vitest'
import { profileField } from '../../../shared/contract/profile/profileFields.ts'
import { type Portal, type PortalOptions, startPortal } from '../../local/portal.ts'
import { synthesisedPolicies } from '../../local/iam/policies.ts'

let running: Portal | undefined
let shared: Promise<Portal> | undefined

const start = ({ env, ...options }: Partial<PortalOptions> = {}) =>
  startPortal({
    port: 0,
    demo: false,
    pace: 'none',
    policies: synthesisedPolicies(),
    env: {
      MODEL_SILENCE_SECONDS: '1',
      MODEL_SETTINGS: '[]',
      ANSWERS_PER_MINUTE: '1000',
      ANSWERS_AT_ONCE: '100',
      PROFILE_FIELDS: profileField.options.join(','),
      ...env,
    },
    ...options,
  })

/** The portal that the files of a worker share. Of one that could not start, each of them hears. */
export const startShared = (): Promise<Portal> => (shared ??= start())

/**
 * Waits until the events of a file are acted on: else they would be in the middle of the next one. The stores read the environment
 * where they are loaded, so they are loaded now.
 */
const told = async () => (await import('./records.ts')).delivered()

/**
 * The real engines and the gateway for the tests of a file, in memory. All files of a worker share them, one after the
 * other: a test makes its own people, and counts nothing that another may have left. The providers' stand-in writes without
 * pause, and one second of silence counts as no answer. Each Lambda has the rights of the stack and no others: one that wants
 * more fails the file. With `more`, which gives what else the portal is started with, the file has an empty one of its own
 * (and a process: `../portalKinds.ts`).
 */
export function usePortal(more?: () => Promise<Partial<PortalOptions>>) {
  beforeAll(async () => {
    running = await (more ? start(await more()) : startShared())
  })
  afterAll(async () => {
    if (more) await running?.stop()
    else await told()
    expect(running?.deniedActions.splice(0) ?? []).toEqual([])
  })
}

/** For tests that count what a portal holds, or do away with it. */
export const ofItsOwn = async (): Promise<Partial<PortalOptions>> => ({})

/** The portal of this file. */
export function portal(): Portal {
  if (!running) throw new Error('Call usePortal() in this file first')
  return running
}
