import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Stage } from '../stageSettings.ts'

/**
 * A log group that keeps its entries for the stage's days, and goes with the stack: nothing in it is data of people's.
 */
export const portalLog = (
  scope: Construct,
  id: string,
  { logRetentionDays }: Stage,
  logGroupName?: string,
): LogGroup =>
  new LogGroup(scope, id, {
    logGroupName,
    retention: logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  })
