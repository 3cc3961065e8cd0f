import { Duration } from 'aws-cdk-lib'
import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { metrics } from '../../../shared/metrics.ts'
import { stageName } from '../../delivery/apiSettings.ts'
import { stageStack } from '../names.ts'

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

/** The title of the alarm that rolls deployments back. */
export const anyFailure = 'any route fails'

export const fiveMinutes = Duration.minutes(5)

/** A measure of API Gateway, of all routes together. */
export const apiMeasure = (
  { restApiName }: RestApi,
  metricName: '4XXError' | 'Latency',
  statistic = 'Sum',
): Metric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    statistic,
    period: fiveMinutes,
    dimensionsMap: { ApiName: restApiName, Stage: stageName },
  })

/** Calls that a provider failed to answer in this stage. */
export function providerFailures(scope: Construct, AImodule: string): Metric {
  const { name, dimensions } = metrics.providerFailure
  return new Metric({
    namespace: metrics.namespace,
    metricName: name,
    dimensionsMap: {
      [dimensions.stage]: stageStack(scope).stackName,
      [dimensions.provider]: AImodule,
    },
    statistic: 'Sum',
    period: fiveMinutes,
    label: AImodule,
  })
}

/** Calls that a firewall stopped. */
export const blockedCalls = (firewall: CfnWebACL): Metric =>
  new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: {
      WebACL: firewall.name ?? '',
      Region: stageStack(firewall).region,
      Rule: 'ALL',
    },
    statistic: 'Sum',
    period: fiveMinutes,
    label: firewall.name ?? '',
  })

/** Several measures in one: `SUM` or `MAX`. CloudWatch alarms take ten at most. */
export const together = (how: 'SUM' | 'MAX', all: IMetric[]): MathExpression =>
  new MathExpression({
    expression: `${how}(METRICS())`,
    usingMetrics: Object.fromEntries(all.map((one, index) => [`m${index}`, one])),
    period: fiveMinutes,
  })
