import { Duration, Stack, Validations } from 'aws-cdk-lib'
import {
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  LambdaIntegration,
  ResponseTransferMode,
  ResponseType,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway'
import type { IUserPool } from 'aws-cdk-lib/aws-cognito'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { contract, type RouteKey, routeKeys } from '../../../shared/contract/index.ts'
import { limits } from '../../../shared/limits.ts'
import { accessScope, binaryTypes, stageName, streamTimeoutMs } from '../../delivery/apiSettings.ts'
import { gatewayBody, gatewayResponses } from '../../delivery/gatewayResponses.ts'
import { apiStage } from './apiStage.ts'
import { PortalLambda } from '../portalLambda.ts'
import { portalLog } from '../portalLog.ts'
import type { Parts } from '../permissions.ts'

const responseTypes: Record<keyof typeof gatewayResponses, ResponseType> = {
  UNAUTHORIZED: ResponseType.UNAUTHORIZED,
  ACCESS_DENIED: ResponseType.ACCESS_DENIED,
  WAF_FILTERED: ResponseType.WAF_FILTERED,
  MISSING_AUTHENTICATION_TOKEN: ResponseType.MISSING_AUTHENTICATION_TOKEN,
  REQUEST_TOO_LARGE: ResponseType.REQUEST_TOO_LARGE,
  THROTTLED: ResponseType.THROTTLED,
  INTEGRATION_TIMEOUT: ResponseType.INTEGRATION_TIMEOUT,
  DEFAULT_5XX: ResponseType.DEFAULT_5XX,
}

/** The API: one method and one Lambda for each route of the contract. If this fails, the portal's pages stay empty. */
export class PortalApi extends Construct {
  readonly restApi: RestApi
  readonly accessLog: LogGroup

  constructor(scope: Construct, { parts, userPool }: { parts: Parts; userPool: IUserPool }) {
    super(scope, 'Api')
    this.accessLog = portalLog(this, 'AccessLog', parts.stage)
    this.restApi = new RestApi(this, 'Rest', {
      // Metrics go by this name, so it must be the stage's own.
      restApiName: Stack.of(this).stackName,
      endpointTypes: [EndpointType.REGIONAL],
      binaryMediaTypes: binaryTypes,
      cloudWatchRole: true,
      deployOptions: apiStage(parts.stage, this.accessLog),
    })
    this.keepErrorLog(parts)
    Validations.of(this.restApi).acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-APIG2',
        reason: 'Each Lambda checks its input against the contract and answers in Swedish.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
        reason: 'The policy that AWS made for API Gateway’s own log role.',
      },
    )
    this.answerInOurWords()
    const authorizer = new CognitoUserPoolsAuthorizer(this, 'SignedIn', {
      cognitoUserPools: [userPool],
    })
    for (const key of routeKeys) this.addRoute(key, parts, authorizer)
  }

  /** The log of failed calls, which API Gateway would make by itself and keep for ever. */
  private keepErrorLog({ stage }: Parts) {
    const name = `API-Gateway-Execution-Logs_${this.restApi.restApiId}/${stageName}`
    this.restApi.deploymentStage.node.addDependency(portalLog(this, 'ErrorLog', stage, name))
  }

  private addRoute(key: RouteKey, parts: Parts, authorizer: CognitoUserPoolsAuthorizer) {
    const { method, path, access, permissions, ...route } = contract[key]
    const streams = 'streams' in route
    const timeout = Duration.millis(streams ? streamTimeoutMs : limits.gatewayTimeoutMs)
    const { lambda } = new PortalLambda(this, { key, permissions, parts, timeout, waits: streams })
    const integration = new LambdaIntegration(lambda, {
      // The console's test button would come in around the firewall.
      allowTestInvoke: false,
      responseTransferMode: streams ? ResponseTransferMode.STREAM : ResponseTransferMode.BUFFERED,
      timeout,
    })
    const added = this.restApi.root.resourceForPath(path).addMethod(
      method,
      integration,
      access === 'public'
        ? { authorizationType: AuthorizationType.NONE }
        : {
            authorizationType: AuthorizationType.COGNITO,
            authorizer,
            authorizationScopes: [accessScope],
          },
    )
    if (access !== 'public') return
    const reason = 'Whoever signs in, or has forgotten the password, has no token yet.'
    Validations.of(added).acknowledge(
      { id: 'AwsSolutions::AwsSolutions-APIG4', reason },
      { id: 'AwsSolutions::AwsSolutions-COG4', reason },
    )
  }

  private answerInOurWords() {
    for (const [name, type] of Object.entries(responseTypes)) {
      const response = Object.entries(gatewayResponses).find(([known]) => known === name)?.[1]
      if (!response) continue
      this.restApi.addGatewayResponse(name, {
        type,
        statusCode: String(response.status),
        templates: { 'application/json': gatewayBody(response) },
      })
    }
  }
}
