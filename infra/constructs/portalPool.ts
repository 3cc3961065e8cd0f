import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  FeaturePlan,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { limits } from '../../shared/limits.ts'
import type { Stage } from '../stages.ts'

export type PoolTriggers = {
  customMessage: IFunction
  postAuthentication: IFunction
  preSignUp: IFunction
}

/** The user pool. If this fails, nobody can sign in; who is signed in can work on until the access token ends. */
export class PortalPool extends Construct {
  readonly userPool: UserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, { stage, triggers }: { stage: Stage; triggers: PoolTriggers }) {
    super(scope, 'Pool')
    const { keepsData, allowedEmailDomains } = stage
    this.userPool = new UserPool(this, 'Users', {
      featurePlan: FeaturePlan.ESSENTIALS,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      selfSignUpEnabled: allowedEmailDomains.length > 0,
      standardAttributes: { email: { required: true, mutable: true } },
      // shared/rules/password.ts says the same to people.
      passwordPolicy: {
        minLength: limits.passwordMin,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: keepsData,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, triggers.customMessage)
    this.userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, triggers.postAuthentication)
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, triggers.preSignUp)
    this.client = this.userPool.addClient('Portal', {
      // SRP for browsers, the administrators' flow for auth/login, which keeps the password off other flows.
      authFlows: { userSrp: true, adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
    })
    Validations.of(this.userPool).acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-COG1',
        reason:
          'The rule for passwords is the specification’s (section 5): no special character is demanded.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-COG8',
        reason:
          'The plus plan costs three times as much; locking and revocation are in the essentials plan.',
      },
    )
  }
}
