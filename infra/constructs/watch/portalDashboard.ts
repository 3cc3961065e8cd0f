import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import { dashboardName } from '../../delivery/alarmNames.ts'
import type { Stage } from '../../stageSettings.ts'
import { apiMeasure, blockedCalls, fiveMinutes, providerFailures } from './measures.ts'
import type { PortalAlarms } from './portalAlarms.ts'
import type { PortalFirewall } from '../firewall/portalFirewall.ts'
import { lasting, stageStack } from '../names.ts'
import { lambdasOf } from '../portalLambda.ts'

type Props = {
  stage: Stage
  restApi: RestApi
  table: ITable
  firewall: PortalFirewall
  alarms: PortalAlarms
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12, height: 6 })

/** Everything that an operator looks at first, on one page. If this fails, the alarms still ring. */
export class PortalDashboard extends Construct {
  constructor(scope: Construct, { stage, restApi, table, firewall, alarms }: Props) {
    super(scope, 'Dashboard')
    const { stackName } = stageStack(this)
    const of = { period: fiveMinutes }
    const calls = lambdasOf(this).map(({ key, lambda }) =>
      lambda.metricInvocations({ ...of, label: key }),
    )
    const board = new Dashboard(this, 'Board', {
      dashboardName: dashboardName(stackName),
      widgets: [
        [
          new TextWidget({
            markdown: `# ${stage.productName}: ${stackName}`,
            width: 24,
            height: 1,
          }),
        ],
        [new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.all, width: 24, height: 6 })],
        [
          graph(
            'Failures by area',
            alarms.failures.map(({ metric }) => metric),
          ),
          graph('Calls by Lambda', calls),
        ],
        [
          graph(
            'How long calls take, and what is refused',
            ['p50', 'p90', 'p99'].map((statistic) => apiMeasure(restApi, 'Latency', statistic)),
            [apiMeasure(restApi, '4XXError')],
          ),
          graph(
            'Providers that did not answer',
            Object.keys(stage.models).map((provider) => providerFailures(this, provider)),
          ),
        ],
        [
          graph(
            'Table, units read and written',
            [table.metricConsumedReadCapacityUnits(of)],
            [table.metricConsumedWriteCapacityUnits(of)],
          ),
          graph('Stopped by the firewall', [
            blockedCalls(firewall.api),
            blockedCalls(firewall.pool),
          ]),
        ],
      ],
    })
    lasting('Board', board)
  }
}
