import { assistant } from '../../shared/contract/assistant.ts'
import { isDone } from '../../shared/contract/route.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { stops } from '../stores/answers/stops.ts'

export const handler = endpoint(assistant['assistant.stop'], async ({ input, caller }) => {
  const { AnswerId, AfterSeconds: afterSeconds } = input
  await stops.ask(caller.id, AnswerId, { afterSeconds })
  return isDone
})
