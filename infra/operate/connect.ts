import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import type { Environment } from '../../functions/runtime/env.ts'
import { stageEnvironment } from '../delivery/lambdaEnvironment.ts'
import { deployable, stageNamed } from '../stages.ts'
import { outputs, type Outputs } from './outputs.ts'

/**
 * Finds a deployed stage by what its stack printed, and sets the environment as its Lambdas have it, so that the stores
 * work on it. Throws when there is no such stage or stack, as of one that is for one machine.
 */
export async function connect(stageName: string): Promise<Outputs> {
  const stage = deployable(stageName, stageNamed(stageName))
  process.env['AWS_REGION'] = stage.region
  const StackName = `Portal-${stageName}`
  const client = new CloudFormationClient()
  const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }))
  const printed = (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue }) => [
    OutputKey,
    OutputValue,
  ])
  const found = outputs.parse(Object.fromEntries(printed))
  Object.assign(process.env, stageEnvironment(stage, StackName), {
    TABLE_NAME: found.TableName,
    USER_POOL_ID: found.UserPoolId,
    USER_POOL_CLIENT_ID: found.UserPoolClientId,
  } satisfies Environment<'table'> & Environment<'pool'>)
  return found
}
