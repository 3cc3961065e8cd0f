import { Duration } from 'aws-cdk-lib'
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import {
  background,
  type BackgroundKey,
  type BackgroundLambda,
} from '../../../shared/contract/background.ts'
import { backgroundTexts, otherTexts } from './alarmTexts.ts'
import { fiveMinutes, type Watched } from './measures.ts'
import { stageStack } from '../names.ts'
import { lambdasOf, type PortalLambda } from '../portalLambda.ts'

const isBackground = (key: string): key is BackgroundKey => key in background

/** A refusal, such as of an address that may not register, is an error of a trigger too. */
const refusalsInFiveMinutes = 10

function errorsOf(key: BackgroundKey, { lambda }: PortalLambda): Watched {
  const { startedBy }: BackgroundLambda = background[key]
  return {
    title: `${key} fails`,
    metric: lambda.metricErrors({ period: fiveMinutes }),
    atLeast: 'pool' in startedBy ? refusalsInFiveMinutes : 1,
    hurts: backgroundTexts[key],
  }
}

/** Rings when a schedule has not succeeded for ten of its turns, or never runs at all. */
function latenessOf(key: BackgroundKey, { lambda }: PortalLambda): Watched[] {
  const { startedBy }: BackgroundLambda = background[key]
  if (!('everyMinutes' in startedBy)) return []
  // An alarm looks back no further than a day.
  const period = Duration.minutes(Math.min(startedBy.everyMinutes * 10, 24 * 60))
  const usingMetrics = {
    runs: lambda.metricInvocations({ period }),
    errors: lambda.metricErrors({ period }),
  }
  const metric = new MathExpression({
    expression: 'runs - FILL(errors, 0)',
    usingMetrics,
    period,
    label: `${key} succeeded`,
  })
  return [{ title: `${key} late`, metric, below: 1, hurts: backgroundTexts[key] }]
}

/** What no route calls, and what was given up: looked for in the whole stack, so that nothing new is forgotten. */
export function watchedBackground(scope: Construct): Watched[] {
  const lambdas = lambdasOf(scope).flatMap((one) => {
    if (!isBackground(one.key)) return []
    return [errorsOf(one.key, one), ...latenessOf(one.key, one)]
  })
  const queues = stageStack(scope)
    .node.findAll()
    .filter((one) => one instanceof Queue)
    .map((queue): Watched => ({
      title: `given up in ${queue.node.path}`,
      metric: queue.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes }),
      atLeast: 1,
      hurts: otherTexts.deadLetters,
    }))
  return [...lambdas, ...queues]
}
