import { log } from '../runtime/log.ts'
import { traced } from '../runtime/traced.ts'
import { keepHeld } from '../stores/log/holding.ts'
import { holds } from '../stores/log/holds.ts'

/** Keeps what was written since the last turn of whoever and whatever is held. One that fails keeps no other from it. */
export const handler = traced(async () => {
  const failed: unknown[] = []
  for (const hold of await holds.all()) {
    try {
      await keepHeld(hold)
    } catch (error) {
      log.error('what is held could not be kept', error, { id: hold.id })
      failed.push(error)
    }
  }
  if (failed.length > 0) throw failed[0]
})
