import { traced } from '../runtime/traced.ts'
import { log } from '../runtime/log.ts'
import { running, type Running } from '../stores/questions/trials/running.ts'
import { runs } from '../stores/questions/trials/runs.ts'
import { workOff } from './trials/workOff.ts'

/** Takes up one whose worker is gone; nothing while it is another’s. */
async function takeUp(key: Running): Promise<void> {
  const worker = crypto.randomUUID()
  const taken = await running.take(key, worker)
  // Stopped while nobody worked it off: nothing more is asked.
  if (taken?.stop) await runs.end(key, 'stopped')
  else if (taken) await workOff(key, worker)
}

/** Goes on with runs of trials whose Lambda died or had no time left. One that fails keeps no other from it. */
export const handler = traced(async () => {
  const all = await running.all()
  await Promise.all(
    all.map((one) =>
      takeUp(one).catch((error: unknown) =>
        log.error('a run of trials could not be taken up', error, { id: one.run }),
      ),
    ),
  )
})
