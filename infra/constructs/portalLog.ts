import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Stage } from '../stageSettings.ts'
import { areaOf, constructId, lasting } from './names.ts'

/** The name that AWS wants a log group to have, and its id in the template. */
type OwnName = { name: string; id: string }

/**
 * A log group that keeps its entries for the stage's days, and goes with the stack: nothing in it is data of people's.
 * One that needs a name of its own has an id that lasts.
 */
export function portalLog(
  scope: Construct,
  id: string,
  { logRetentionDays }: Stage,
  own?: OwnName,
): LogGroup {
  const group = new LogGroup(scope, id, {
    logGroupName: own?.name,
    retention: logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  return own === undefined ? group : lasting(own.id, group)
}

/** The logs of the Lambdas, a group for each area. If one fails, the area works on and nobody can see why it does not. */
export class PortalLogs extends Construct {
  private readonly groups = new Map<string, LogGroup>()
  private readonly stage: Stage

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Logs')
    this.stage = stage
  }

  /** The log group of the area that a Lambda's key begins with. */
  of(key: string): LogGroup {
    const area = areaOf(key)
    const group = this.groups.get(area) ?? portalLog(this, constructId(area), this.stage)
    this.groups.set(area, group)
    return group
  }
}
