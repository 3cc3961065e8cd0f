import {
  AccessLogFormat,
  LogGroupLogDestination,
  type MethodDeploymentOptions,
  MethodLoggingLevel,
  type StageOptions,
} from 'aws-cdk-lib/aws-apigateway'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { contract, routeKeys } from '../../../shared/contract/index.ts'
import { stageName } from '../../delivery/apiSettings.ts'
import type { Stage } from '../../stageSettings.ts'
import { throttleOf } from './throttles.ts'

/** The API's stage: its logs, and how many calls of each route go through. */
export function apiStage(stage: Stage, accessLog: LogGroup): StageOptions {
  // A method with settings of its own takes none from the stage, so each has them all.
  const each = { loggingLevel: MethodLoggingLevel.ERROR, metricsEnabled: false }
  const methodOptions = Object.fromEntries(
    routeKeys.map((key): [string, MethodDeploymentOptions] => {
      const { perSecond, burst } = throttleOf(contract[key], stage)
      const { path, method } = contract[key]
      return [
        `/${path}/${method}`,
        { ...each, throttlingRateLimit: perSecond, throttlingBurstLimit: burst },
      ]
    }),
  )
  return {
    ...each,
    stageName,
    methodOptions,
    throttlingRateLimit: stage.callsPerRoute.perSecond,
    throttlingBurstLimit: stage.callsPerRoute.burst,
    tracingEnabled: true,
    accessLogDestination: new LogGroupLogDestination(accessLog),
    // Not who called: an address is personal data.
    accessLogFormat: AccessLogFormat.jsonWithStandardFields({
      caller: false,
      httpMethod: true,
      ip: false,
      protocol: true,
      requestTime: true,
      resourcePath: true,
      responseLength: true,
      status: true,
      user: false,
    }),
  }
}
