import { setTimeout as after } from 'node:timers/promises'
import type { EventBridgeEvent } from 'aws-lambda'
import {
  background,
  type BackgroundKey,
  type BackgroundLambda,
} from '../../shared/contract/background.ts'
import { invoke } from './gateway/lambdas.ts'

const isKey = (key: string): key is BackgroundKey => key in background

/** What EventBridge Scheduler sends to a target without an input of its own. */
const scheduledEvent = (key: BackgroundKey): EventBridgeEvent<'Scheduled Event', string> => ({
  version: '0',
  id: crypto.randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.scheduler',
  account: '000000000000',
  time: new Date().toISOString(),
  region: process.env['AWS_REGION'] ?? '',
  resources: [`arn:aws:scheduler:local:000000000000:schedule/default/${key}`],
  detail: '{}',
})

/** What takes minutes: nobody waits for it, at the start or at the end. */
const takesMinutes = (key: BackgroundKey) => key === 'assistant.resumeTrials'

const endsWithinMs = 3_000

/**
 * Invokes the scheduled Lambdas at their pace, as EventBridge Scheduler does, and once at once: what had to wait while the
 * portal was not running is done before anybody comes, but for what takes minutes. Gives what stops it, which lets what
 * has begun come to its end.
 */
export async function startSchedules(): Promise<() => Promise<void>> {
  const running = new Set<Promise<unknown>>()
  const scheduled = Object.entries<BackgroundLambda>(background).flatMap(([key, { startedBy }]) => {
    if (!('everyMinutes' in startedBy) || !isKey(key)) return []
    const run = () => {
      const done = invoke(key, scheduledEvent(key))
        .catch((error: unknown) =>
          process.stderr.write(`${key}: ${error instanceof Error ? error.stack : String(error)}\n`),
        )
        .finally(() => running.delete(done))
      if (!takesMinutes(key)) running.add(done)
      return done
    }
    return [{ key, run, everyMs: startedBy.everyMinutes * 60_000 }]
  })
  const begun = scheduled.map(({ key, run }) => ({ key, done: run() }))
  await Promise.all(begun.filter(({ key }) => !takesMinutes(key)).map(({ done }) => done))
  const timers = scheduled.map(({ run, everyMs }) => setInterval(() => void run(), everyMs))
  return async () => {
    timers.forEach((timer) => clearInterval(timer))
    await Promise.race([Promise.all(running), after(endsWithinMs, undefined, { ref: false })])
  }
}
