import { NestedStack } from 'aws-cdk-lib'
import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Stage } from '../../stageSettings.ts'
import type { PortalFirewall } from '../firewall/portalFirewall.ts'
import { PortalAlarms } from './portalAlarms.ts'
import { PortalDashboard } from './portalDashboard.ts'

type Props = {
  stage: Stage
  restApi: RestApi
  accessLog: LogGroup
  table: ITable
  firewall: PortalFirewall
}

/**
 * Alarms and dashboard, in a stack that is nested in the stage's, since one stack holds 500 resources. Nothing in it is
 * data.
 */
export class PortalWatch extends NestedStack {
  constructor(scope: Construct, { stage, restApi, accessLog, table, firewall }: Props) {
    super(scope, 'Watch')
    const alarms = new PortalAlarms(this, { stage, accessLog, firewall })
    new PortalDashboard(this, { stage, restApi, table, firewall, alarms })
  }
}
