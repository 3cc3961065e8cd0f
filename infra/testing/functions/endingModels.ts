import { vi } from 'vitest'

/** A stage in which one model has been exchanged, and another ends as the fourteenth of January begins in Sweden. */
export const endingModels = {
  RETIRED_MODELS: JSON.stringify({
    'gpt-4o': 'gpt-6-luna',
    'gpt-4-turbo-preview': 'gpt-6.1-terra',
  }),
  MODEL_ENDS: JSON.stringify({ 'gpt-4o': '2027-01-14' }),
}

/** Makes it another time, until the test that says so calls `vi.useRealTimers`. */
export const at = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
