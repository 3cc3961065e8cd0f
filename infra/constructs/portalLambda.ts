import { resolve } from 'node:path'
import { type Duration, Stack, Validations } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Permission } from '../../shared/contract/route.ts'
import { lambdaEnvironment } from '../delivery/lambdaEnvironment.ts'
import { constructId, logicalIdOf } from './names.ts'
import { portalLog } from './portalLog.ts'
import { type Parts, statementsFor, valuesOf } from './permissions.ts'

type Props = {
  /** The contract's key: `assistant.send`. */
  key: string
  permissions: readonly Permission[]
  parts: Parts
  timeout: Duration
  /** It does little but wait for a provider. */
  waits?: boolean
}

const tracesOnly = 'Writing traces is the only right on *: X-Ray has no resources to name.'

/**
 * Megabytes. They come with a share of a processor (1,769 are a whole one), which is what makes a call fast: see
 * docs/decisions/0046-lambda-memory-by-measurement.md.
 */
const memory = { works: 1_024, waits: 512 } as const

const bundles = resolve(import.meta.dirname, '../../dist/functions')

/**
 * One Lambda of the portal, from its prebuilt bundle, with a role of its own that holds exactly the rights that its
 * contract declares, besides writing to its own log.
 */
export class PortalLambda extends Construct {
  /** The contract's key. */
  readonly key: string
  readonly lambda: LambdaFunction
  readonly role: Role

  constructor(scope: Construct, { key, permissions, parts, timeout, waits = false }: Props) {
    super(scope, constructId(key))
    this.key = key
    const statements = statementsFor(permissions, parts)
    const { stackName } = Stack.of(this)
    const logGroup = portalLog(this, 'Log', parts.stage)
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        log: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              resources: [logGroup.logGroupArn],
            }),
            new PolicyStatement({
              actions: ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'],
              resources: ['*'],
            }),
          ],
        }),
        ...(statements.length > 0 && { permissions: new PolicyDocument({ statements }) }),
      },
    })
    this.lambda = new LambdaFunction(this, 'Function', {
      description: `${key} of ${stackName}`,
      code: Code.fromAsset(resolve(bundles, key)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: waits ? memory.waits : memory.works,
      timeout,
      // CDK would make a policy besides for the traces; a stack holds 500 resources.
      role: this.role.withoutPolicyUpdates(),
      logGroup,
      tracing: Tracing.ACTIVE,
      layers: [parts.tracer.layer],
      environment: {
        NODE_OPTIONS: '--enable-source-maps',
        ...lambdaEnvironment(permissions, valuesOf(parts, stackName)),
      },
    })
    Validations.of(this).acknowledge(
      { id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]', reason: tracesOnly },
      { id: 'Serverless::Serverless-LambdaStarPermissions', reason: tracesOnly },
      {
        id: `AwsSolutions::AwsSolutions-IAM5[Resource::<${logicalIdOf(parts.avatars)}.Arn>/avatars/*]`,
        reason: 'One picture for each person, named by an id that is not known before.',
      },
      {
        id: 'Serverless::Serverless-LambdaDLQ',
        reason:
          'The gateway and the pool wait for its answer; the schedules have their own dead letter queue.',
      },
    )
  }
}

/** Every Lambda of the portal in the stack of a construct, so that none is forgotten that comes later. */
export const lambdasOf = (scope: Construct): PortalLambda[] =>
  Stack.of(scope)
    .node.findAll()
    .filter((one) => one instanceof PortalLambda)
