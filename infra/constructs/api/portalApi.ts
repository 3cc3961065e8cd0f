import { Duration, NestedStack, RemovalPolicy, Size, Stack, Validations } from 'aws-cdk-lib'
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
import type { Role } from 'aws-cdk-lib/aws-iam'
import { Function as LambdaFunction, type IFunction } from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { contract, type RouteKey, routeKeys } from '../../../shared/contract/index.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import {
  accessScope,
  binaryTypes,
  compressedFromBytes,
  stageName,
  streamTimeoutMs,
} from '../../delivery/apiSettings.ts'
import { gatewayBody, gatewayResponses } from '../../delivery/gatewayResponses.ts'
import { constructId } from '../names.ts'
import { apiCallers } from './apiCallers.ts'
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
  DEFAULT_4XX: ResponseType.DEFAULT_4XX,
  DEFAULT_5XX: ResponseType.DEFAULT_5XX,
}

type Joined = { lambda: IFunction; caller: Role; authorizer: CognitoUserPoolsAuthorizer }

const timeoutOf = (route: object): number =>
  'streams' in route ? streamTimeoutMs : serverLimits.gatewayTimeoutMs

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
      // All APIs of an account log by the one that was set last: taken away with this stage, also with one whose creation
      // failed, no other would log, and no alarm of theirs would ring.
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      minCompressionSize: Size.bytes(compressedFromBytes),
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
    // The Lambdas' roles take no place in the stage's stack, which holds 500 resources.
    const roles = new NestedStack(this, 'Rights')
    const lambdas = new Map(routeKeys.map((key) => [key, this.lambdaOf(key, parts, roles)]))
    const callerOf = apiCallers(this, lambdas)
    for (const [key, lambda] of lambdas) {
      this.addRoute(key, { lambda, caller: callerOf(key), authorizer })
    }
  }

  /** The log of failed calls, which API Gateway would make by itself and keep for ever. */
  private keepErrorLog({ stage }: Parts) {
    const log = portalLog(this, 'ErrorLog', stage, {
      name: `API-Gateway-Execution-Logs_${this.restApi.restApiId}/${stageName}`,
      id: 'ApiErrorLog19B52E62',
    })
    this.restApi.deploymentStage.node.addDependency(log)
  }

  private lambdaOf(key: RouteKey, parts: Parts, roles: Construct): IFunction {
    const rights = contract[key]
    const streams = 'streams' in rights
    const timeout = Duration.millis(timeoutOf(rights))
    return new PortalLambda(this, { key, rights, parts, roles, timeout, waits: streams }).lambda
  }

  private addRoute(key: RouteKey, { lambda, caller, authorizer }: Joined) {
    const { method, path, access, ...route } = contract[key]
    // As if it were another account's: CDK would add a permission to it besides, and a stack has 500 resources.
    const called = LambdaFunction.fromFunctionAttributes(this, `${constructId(key)}Called`, {
      functionArn: lambda.functionArn,
      sameEnvironment: false,
      skipPermissions: true,
    })
    const integration = new LambdaIntegration(called, {
      credentialsRole: caller,
      // The console's test button would come in around the firewall.
      allowTestInvoke: false,
      responseTransferMode:
        'streams' in route ? ResponseTransferMode.STREAM : ResponseTransferMode.BUFFERED,
      timeout: Duration.millis(timeoutOf(route)),
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
        ...('status' in response && { statusCode: String(response.status) }),
        templates: { 'application/json': gatewayBody(response) },
      })
    }
  }
}
