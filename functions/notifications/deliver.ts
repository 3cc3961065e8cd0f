import { idOfEvent } from '../platform/idOfEvent.ts'
import { traced } from '../runtime/traced.ts'
import { outbox } from '../stores/outbox.ts'
import { notify } from './notify.ts'

const tries = 10

/** Tells whom it concerns of what has happened. EventBridge may come twice with one event; it is told once. */
export const handler = traced(async (event: unknown) => {
  const id = idOfEvent(event)
  for (let tried = 1; tried <= tries; tried++) {
    const happened = await outbox.get(id)
    // Another Lambda's (`calendar.mail`).
    if (!happened || happened.type === 'calendar.mailed') return
    if (await notify(happened, id)) return
  }
  throw new Error(`Others were always faster to tell than event ${id}`)
})
