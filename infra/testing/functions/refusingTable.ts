import type { IncomingMessage } from 'node:http'
import { coldStart, type LambdaKey } from '../../local/gateway/lambdas.ts'
import { startProxy } from '../proxy.ts'

const refusal = (status: number, type: string) => ({
  status,
  type: 'application/x-amz-json-1.0',
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'not now' }),
})

/** How a table refuses for a moment: it has too many calls, something in it broke, or the line did. */
export const refusals = {
  throttled: () => refusal(400, 'ThrottlingException'),
  broken: () => refusal(500, 'InternalServerError'),
  cut: (asked: IncomingMessage) => {
    asked.socket.destroy()
    return refusal(500, 'InternalServerError')
  },
} as const

/**
 * Stands between the Lambdas and the table of the portal that runs, which these find there from their next cold start on.
 * What it refuses is said later; until then it lets everything through.
 */
export async function startRefusingTable(...lambdas: LambdaKey[]) {
  let refuse: (operation: string) => keyof typeof refusals | undefined = () => undefined
  const engine = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''
  const { url, stop } = await startProxy(engine, {
    answers: (_path, asked) => {
      const kind = refuse(String(asked.headers['x-amz-target']).split('.')[1] ?? '')
      return kind && refusals[kind](asked)
    },
  })
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = url
  coldStart(...lambdas)
  return {
    /** From now on `which` says of each operation whether it is refused, and how. */
    refuse: (which: typeof refuse) => void (refuse = which),
    stop: async () => {
      process.env['AWS_ENDPOINT_URL_DYNAMODB'] = engine
      await stop()
    },
  }
}
