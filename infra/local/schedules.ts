import {
  background,
  type BackgroundKey,
  type BackgroundLambda,
} from '../../shared/contract/background.ts'
import { invoke } from './gateway/lambdas.ts'

const isKey = (key: string): key is BackgroundKey => key in background

/** Invokes the scheduled Lambdas at their pace, as EventBridge Scheduler does. Gives what stops it. */
export function startSchedules(): () => void {
  const timers = Object.entries<BackgroundLambda>(background).flatMap(([key, { startedBy }]) => {
    if (!('everyMinutes' in startedBy) || !isKey(key)) return []
    const run = () =>
      invoke(key, {}).catch((error: unknown) =>
        process.stderr.write(`${key}: ${error instanceof Error ? error.stack : String(error)}\n`),
      )
    return [setInterval(() => void run(), startedBy.everyMinutes * 60_000)]
  })
  return () => timers.forEach((timer) => clearInterval(timer))
}
