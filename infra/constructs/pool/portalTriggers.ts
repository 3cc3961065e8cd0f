import { Duration } from 'aws-cdk-lib'
import { type IUserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito'
import { Policy, type Role } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import {
  background,
  type BackgroundLambda,
  type PoolTrigger,
} from '../../../shared/contract/background.ts'
import type { Permission } from '../../../shared/contract/route.ts'
import { constructId } from '../names.ts'
import { PortalLambda } from '../portalLambda.ts'
import { type Parts, permissionsOnCallingPool } from '../permissions.ts'

/** The pool waits for its triggers: a sign-in is kept up by them no longer than Cognito allows. */
const timeout = Duration.seconds(5)

const operations: Record<PoolTrigger, UserPoolOperation> = {
  customMessage: UserPoolOperation.CUSTOM_MESSAGE,
  postAuthentication: UserPoolOperation.POST_AUTHENTICATION,
  postConfirmation: UserPoolOperation.POST_CONFIRMATION,
  preSignUp: UserPoolOperation.PRE_SIGN_UP,
  preTokenGeneration: UserPoolOperation.PRE_TOKEN_GENERATION,
}

type Trigger = {
  key: string
  operation: UserPoolOperation
  permissions: readonly Permission[]
  lambda: IFunction
  role: Role
}

/** The Lambdas that the pool calls. If one fails, so does what it is asked at: a mail, a sign-in, a registration. */
export class PortalTriggers extends Construct {
  readonly all: Trigger[] = []

  constructor(scope: Construct, { parts }: { parts: Parts }) {
    super(scope, 'Triggers')
    for (const [key, rights] of Object.entries<BackgroundLambda>(background)) {
      const { permissions, startedBy } = rights
      if (!('pool' in startedBy)) continue
      if (startedBy.onlyWith && !parts.stage[startedBy.onlyWith]) continue
      const { lambda, role } = new PortalLambda(this, { key, rights, parts, timeout })
      this.all.push({ key, permissions, lambda, role, operation: operations[startedBy.pool] })
    }
  }

  /** Gives them what they may do with the pool that calls them, in policies that come after both. */
  mayUse(userPool: IUserPool) {
    for (const { key, permissions, role } of this.all) {
      const statements = permissionsOnCallingPool(permissions, userPool)
      if (statements.length === 0) continue
      const policy = new Policy(this, `${constructId(key)}OnPool`, { statements })
      role.attachInlinePolicy(policy)
    }
  }
}
