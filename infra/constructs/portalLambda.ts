import { resolve } from 'node:path'
import { type Duration, Validations } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Rights } from '../../shared/contract/route.ts'
import type { Stage } from '../stageSettings.ts'
import { lambdaEnvironment } from '../delivery/lambdaEnvironment.ts'
import { arnNameOf, constructId, stageStack } from './names.ts'
import { type Parts, statementsFor, valuesOf } from './permissions.ts'

type Props = {
  /** The contract's key: `assistant.send`. */
  key: string
  rights: Rights
  parts: Parts
  timeout: Duration
  /** It does little but wait for a provider. */
  waits?: boolean
  /** Nobody waits for it: where an event goes that it threw over at its last try. */
  failed?: IQueue
  /** The stack that its role lies in, where that is another. */
  roles?: Construct
}

const tracesOnly = 'Writing traces is the only right on *: X-Ray has no resources to name.'

/**
 * Megabytes. They come with a share of a processor (1,769 are a whole one), which is what makes a call fast: see
 * docs/decisions/0046-lambda-memory-by-measurement.md.
 */
const memory = { works: 1_024, waits: 512 } as const

/** How many calls of a Lambda are set aside for it, and are all that it gets; undefined for what takes its share. */
const reservedFor = (key: string, { reservedConcurrency }: Stage): number | undefined =>
  new Map(Object.entries(reservedConcurrency ?? {})).get(key)

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

  constructor(scope: Construct, { key, rights, parts, timeout, waits = false, ...more }: Props) {
    super(scope, constructId(key))
    this.key = key
    const { failed, roles } = more
    const statements = statementsFor(rights, parts)
    const { stackName } = stageStack(this)
    const logGroup = parts.logs.of(key)
    const reserved = reservedFor(key, parts.stage)
    this.role = new Role(roles ?? this, roles ? `${constructId(key)}Role` : 'Role', {
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
            ...(failed
              ? [
                  new PolicyStatement({
                    actions: ['sqs:SendMessage'],
                    resources: [failed.queueArn],
                  }),
                ]
              : []),
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
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      timeout,
      // CDK would make a policy besides for the traces; a stack holds 500 resources.
      role: this.role.withoutPolicyUpdates(),
      logGroup,
      tracing: Tracing.ACTIVE,
      layers: [parts.tracer.layer],
      environment: {
        NODE_OPTIONS: '--enable-source-maps',
        ...lambdaEnvironment(rights.permissions, valuesOf(parts, stackName)),
      },
    })
    // A queue of EventBridge's or the scheduler's takes what could not be delivered, not what was thrown.
    if (failed) this.lambda.configureAsyncInvoke({ onFailure: new SqsDestination(failed) })
    Validations.of(this.role).acknowledge(
      { id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]', reason: tracesOnly },
      { id: 'Serverless::Serverless-LambdaStarPermissions', reason: tracesOnly },
      {
        id: `AwsSolutions::AwsSolutions-IAM5[Resource::<${arnNameOf(parts.avatars, this.role)}>/avatars/*]`,
        reason: 'One picture for each person, named by an id that is not known before.',
      },
    )
    Validations.of(this).acknowledge(
      { id: 'Serverless::Serverless-LambdaStarPermissions', reason: tracesOnly },
      {
        id: 'Serverless::Serverless-LambdaDLQ',
        reason:
          'The gateway and the pool wait for its answer; what nobody waits for has a destination for failures.',
      },
    )
  }
}

/** Every Lambda of the portal in the stack of a construct, so that none is forgotten that comes later. */
export const lambdasOf = (scope: Construct): PortalLambda[] =>
  stageStack(scope)
    .node.findAll()
    .filter((one) => one instanceof PortalLambda)
