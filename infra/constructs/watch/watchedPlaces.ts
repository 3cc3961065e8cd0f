import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { Stage } from '../../stageSettings.ts'
import { lambdasOf } from '../portalLambda.ts'
import { otherTexts } from './alarmTexts.ts'
import { fiveMinutes, type Watched } from './measures.ts'
import { failuresOfArea } from './watchedRoutes.ts'

/**
 * Calls for which Lambda has no place: answers of 500 or above whose cause stands in no log of a Lambda, since none ran. First the
 * places that are set aside for one, then those that everything else in the account and region shares.
 */
export function watchedPlaces(scope: Construct, { reservedConcurrency }: Stage): Watched[] {
  const of = { statistic: 'Sum', period: fiveMinutes }
  const own = lambdasOf(scope)
    .filter(({ key }) => key in (reservedConcurrency ?? {}))
    .map(({ key, lambda }) => ({ key, metric: lambda.metricThrottles(of) }))
  const everything = LambdaFunction.metricAllThrottles(of)
  const without = own.map(({ metric }, index): [string, typeof metric] => [`own${index}`, metric])
  const shared = new MathExpression({
    expression: ['everything', ...without.map(([name]) => `FILL(${name}, 0)`)].join(' - '),
    usingMetrics: { everything, ...Object.fromEntries(without) },
    period: fiveMinutes,
    label: 'calls without a place',
  })
  return [
    ...own.map(({ key, metric }) => ({
      title: `${key} has no place`,
      metric,
      atLeast: failuresOfArea,
      hurts: otherTexts.noOwnPlace(key),
    })),
    {
      title: 'Lambda has no place',
      metric: own.length > 0 ? shared : everything,
      atLeast: failuresOfArea,
      hurts: otherTexts.noPlace,
    },
  ]
}
