import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { FilterPattern, type LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { contract } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { metrics } from '../../../shared/metrics.ts'
import { alarmName } from '../../delivery/alarmNames.ts'
import { otherTexts } from './alarmTexts.ts'
import type { Stage } from '../../stageSettings.ts'
import { alarmTopic } from './alarmTopic.ts'
import { type AreaFailures, areaFailures } from './areaFailures.ts'
import {
  anyFailure,
  blockedCalls,
  fiveMinutes,
  providerFailures,
  type Watched,
} from './measures.ts'
import { constructId, lasting, stageStack } from '../names.ts'
import type { PortalFirewall } from '../firewall/portalFirewall.ts'
import { watchedBackground } from './watchedBackground.ts'
import { watchedPlaces } from './watchedPlaces.ts'
import { failuresOfArea, watchedRoutes } from './watchedRoutes.ts'

/** Where a provider is asked: what answers piece by piece. */
const askingPaths = Object.values<Route>(contract)
  .filter(({ streams }) => streams)
  .map(({ path }) => path)

type Props = { stage: Stage; accessLog: LogGroup; firewall: PortalFirewall }

/** What wakes the operators. If this fails, they hear of faults from people. */
export class PortalAlarms extends Construct {
  readonly all: Alarm[]
  /** What the areas’ alarms look at. */
  readonly failures: AreaFailures[]

  constructor(scope: Construct, { stage, accessLog, firewall }: Props) {
    super(scope, 'Alarms')
    const action = new SnsAction(alarmTopic(this, stage))
    this.failures = areaFailures(this, accessLog)
    const watched: Watched[] = [
      ...watchedRoutes(this, this.failures),
      ...watchedBackground(this),
      ...watchedPlaces(this, stage),
      ...Object.keys(stage.models).map((provider) => ({
        title: `${provider} fails`,
        metric: providerFailures(this, provider),
        atLeast: 5,
        hurts: otherTexts.provider(provider),
      })),
      {
        title: 'calls turned away',
        metric: this.turnedAway(accessLog),
        atLeast: 100,
        hurts: otherTexts.throttled,
      },
      {
        title: 'calls stopped by the firewall',
        metric: blockedCalls(firewall.api),
        atLeast: 1_000,
        hurts: otherTexts.blocked,
      },
      {
        title: 'sign-ins stopped by the firewall',
        metric: blockedCalls(firewall.pool),
        atLeast: 100,
        hurts: otherTexts.signInsBlocked,
      },
    ]
    const rings = watched.map((one) => this.alarm(one))
    for (const alarm of rings) alarm.addAlarmAction(action)
    // It wakes nobody: whatever it counts, an area's alarm counts as well, but for paths that a deployment has taken away.
    this.all = [...rings, this.alarm(this.anyFailure(accessLog))]
  }

  private alarm({ title, metric, hurts, periods = 1, ...limit }: Watched): Alarm {
    const { stackName } = stageStack(this)
    const id = constructId(title.replaceAll(/\W+/g, '.'))
    const alarm = new Alarm(this, id, {
      alarmName: alarmName(stackName, title),
      alarmDescription: hurts,
      metric,
      evaluationPeriods: periods,
      ...('atLeast' in limit
        ? {
            threshold: limit.atLeast,
            comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
            treatMissingData: TreatMissingData.NOT_BREACHING,
          }
        : {
            threshold: limit.below,
            comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
            treatMissingData: TreatMissingData.BREACHING,
          }),
    })
    return lasting(`Alarm${id}`, alarm)
  }

  /**
   * Failures of any route that are the portal’s own fault: what rolls a deployment back, since CloudFormation looks at no more than
   * five alarms. A 503 is said on purpose, as of a provider that is out, and so mostly is a 504 where a provider is asked. A health that
   * is asked again and again says of one part that is unwell what it is there to say, and is no reason against its cure.
   */
  private anyFailure(accessLog: LogGroup): Watched {
    const status = (sign: '=' | '!=', value: string) =>
      FilterPattern.stringValue('$.status', sign, value)
    const notAt = (paths: string[]) =>
      FilterPattern.all(
        ...paths.map((path) => FilterPattern.stringValue('$.resourcePath', '!=', `/${path}`)),
      )
    const metric = new MetricFilter(this, 'AnyFailure', {
      logGroup: accessLog,
      filterPattern: FilterPattern.all(
        status('=', '5*'),
        status('!=', '503'),
        notAt([contract['health.check'].path]),
        FilterPattern.any(status('!=', '504'), notAt(askingPaths)),
      ),
      metricNamespace: metrics.namespace,
      metricName: `Failures-${stageStack(this).stackName}`,
    }).metric({ statistic: 'Sum', period: fiveMinutes })
    return { title: anyFailure, metric, atLeast: failuresOfArea, hurts: otherTexts.anyFailure }
  }

  /** Calls of any route that were throttled: API Gateway counts them among all other 4xx, its access log does not. */
  private turnedAway(accessLog: LogGroup): IMetric {
    return new MetricFilter(this, 'TurnedAway', {
      logGroup: accessLog,
      filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace: metrics.namespace,
      metricName: `TurnedAway-${stageStack(this).stackName}`,
    }).metric({ statistic: 'Sum', period: fiveMinutes })
  }
}
