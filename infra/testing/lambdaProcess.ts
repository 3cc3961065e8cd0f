import { localEndpoints, localIdentity } from '../local/environment.ts'
import { environmentOf, type LambdaKey } from '../local/gateway/lambdas.ts'
import type { Portal } from '../local/portal.ts'
import { stageNamed } from '../stages.ts'

/**
 * The whole environment of a Lambda that runs in a process of its own: what the stack gives it, what Lambda's runtime
 * gives every one, and where the engines are. Its credentials bear its key, so that its calls are judged by its rights.
 */
export const wholeEnvironment = (key: LambdaKey, { engines }: Portal): Record<string, string> => ({
  ...localIdentity(stageNamed('local')),
  ...localEndpoints(engines),
  AWS_ACCESS_KEY_ID: key,
  AWS_LAMBDA_FUNCTION_NAME: key,
  POWERTOOLS_LOG_LEVEL: 'ERROR',
  ...environmentOf(key),
})
