import { Duration, Stack } from 'aws-cdk-lib'
import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { contract, type RouteKey } from '../../shared/contract/index.ts'
import { metrics } from '../../shared/metrics.ts'
import { stageName } from '../api.ts'

/** A measure that rings at its limit: what is not measured is fine for `atLeast`, and not for `below`. */
export type Watched = {
  /** What has happened, in a few words: the subject of the mail. */
  title: string
  metric: IMetric
  /** Who is hurt, and what to do. */
  hurts: string
  /** How many periods in a row; one unless said otherwise. */
  periods?: number
} & ({ atLeast: number } | { below: number })

export const fiveMinutes = Duration.minutes(5)

/** A measure of API Gateway, of one route or of all together. */
export function apiMeasure(
  { restApiName }: RestApi,
  metricName: '5XXError' | '4XXError' | 'Count' | 'Latency',
  { key, statistic = 'Sum' }: { key?: RouteKey; statistic?: string } = {},
): Metric {
  const route = key && { Resource: `/${contract[key].path}`, Method: contract[key].method }
  return new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    statistic,
    period: fiveMinutes,
    dimensionsMap: { ApiName: restApiName, Stage: stageName, ...route },
    ...(key !== undefined && { label: key }),
  })
}

/** Calls that a provider failed to answer. */
export const providerFailures = (AImodule: string): Metric =>
  new Metric({
    namespace: metrics.namespace,
    metricName: metrics.providerFailure.name,
    dimensionsMap: { [metrics.providerFailure.dimension]: AImodule },
    statistic: 'Sum',
    period: fiveMinutes,
  })

/** Calls that a firewall stopped. */
export const blockedCalls = (firewall: CfnWebACL): Metric =>
  new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: {
      WebACL: firewall.name ?? '',
      Region: Stack.of(firewall).region,
      Rule: 'ALL',
    },
    statistic: 'Sum',
    period: fiveMinutes,
  })

/** Several measures in one: `SUM` or `MAX`. CloudWatch alarms take ten at most. */
export const together = (how: 'SUM' | 'MAX', all: IMetric[]): MathExpression =>
  new MathExpression({
    expression: `${how}(METRICS())`,
    usingMetrics: Object.fromEntries(all.map((one, index) => [`m${index}`, one])),
    period: fiveMinutes,
  })
