import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { contract, routeKeys } from '../../../shared/contract/index.ts'
import { metrics } from '../../../shared/metrics.ts'
import { type Area, isArea } from './alarmTexts.ts'
import { areaOf, constructId, stageStack } from '../names.ts'
import { fiveMinutes } from './measures.ts'

/** How often the routes of an area answered that they failed. */
export type AreaFailures = { area: Area; metric: Metric }

/**
 * Counts failed calls of each area in the API's access log, where each line bears status and resource path. API Gateway
 * would measure each route by itself, for up to 70 $ a month; a metric of the log costs nothing while nothing fails.
 */
export function areaFailures(scope: Construct, accessLog: LogGroup): AreaFailures[] {
  const { stackName } = stageStack(scope)
  const areas = Object.groupBy(routeKeys, areaOf)
  return Object.entries(areas).map(([area, keys = []]) => {
    if (!isArea(area))
      throw new Error(`Area ${area} has no text in infra/constructs/watch/alarmTexts.ts`)
    const paths = keys.map((key) =>
      FilterPattern.stringValue('$.resourcePath', '=', `/${contract[key].path}`),
    )
    const filter = new MetricFilter(scope, constructId(`${area}.failures`), {
      logGroup: accessLog,
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.status', '=', '5*'),
        FilterPattern.any(...paths),
      ),
      metricNamespace: metrics.namespace,
      metricName: `Failures-${stackName}-${area}`,
    })
    return { area, metric: filter.metric({ statistic: 'Sum', period: fiveMinutes, label: area }) }
  })
}
