import { Duration, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPoolClientOptions,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito'
import { Construct } from 'constructs'
import { removalOf } from '../removal.ts'
import { limits } from '../../../shared/limits.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import type { Stage } from '../../stageSettings.ts'
import { PortalOutlook } from './portalOutlook.ts'
import type { PortalTriggers } from './portalTriggers.ts'

// Of these two, infra/delivery/poolSettings.ts says the same to the pool on one machine.
const mappedAttributes = new ClientAttributes()
  .withStandardAttributes({ email: true, givenName: true, familyName: true })
  .withCustomAttributes('groups', 'subject')

const onlyAddress = new ClientAttributes().withStandardAttributes({ email: true })

/** What the client may do at the hosted sign-in: nothing but go on to Outlook, with a code and PKCE. */
function hostedSignIn({ entraId }: Stage): Partial<UserPoolClientOptions> {
  if (!entraId) return { disableOAuth: true }
  const address = `${entraId.portalAddress}/signin`
  return {
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
      callbackUrls: [address],
      logoutUrls: [address],
    },
    // The list is for the hosted sign-in alone; accounts of the portal's own sign in through the API.
    supportedIdentityProviders: [UserPoolClientIdentityProvider.custom('EntraID')],
  }
}

type Props = { stage: Stage; isProtected: boolean; triggers: PortalTriggers }

/** The user pool. If this fails, nobody can sign in; who is signed in can work on until the access token ends. */
export class PortalPool extends Construct {
  readonly userPool: UserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, { stage, isProtected, triggers }: Props) {
    super(scope, 'Pool')
    const { keepsData, allowedEmailDomains, multiFactor, mailFrom, sesVerifiedDomain } = stage
    const { productName, region } = stage
    this.userPool = new UserPool(this, 'Users', {
      // docs/decisions/0067-cognitos-essentials-plan.md
      featurePlan: FeaturePlan.ESSENTIALS,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // A new address counts once the code that is mailed to it is back.
      keepOriginal: { email: true },
      selfSignUpEnabled: allowedEmailDomains.length > 0,
      standardAttributes: { email: { required: true, mutable: true } },
      // In every stage, since a pool gives no attribute up: so Outlook can be turned on and off.
      customAttributes: {
        groups: new StringAttribute({ mutable: true, maxLen: 2048 }),
        subject: new StringAttribute({ mutable: true, maxLen: 2048 }),
      },
      // shared/rules/people/password.ts says the same to people.
      passwordPolicy: {
        minLength: limits.passwordMin,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(serverLimits.invitationDays),
      },
      // Where it is required, the API demands it (functions/platform/caller.ts): a pool that does gives no lost one up.
      mfa: multiFactor === 'off' ? Mfa.OFF : Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      ...(mailFrom !== undefined && {
        email: UserPoolEmail.withSES({
          fromEmail: mailFrom,
          fromName: productName,
          sesRegion: region,
          ...(sesVerifiedDomain !== undefined && { sesVerifiedDomain }),
        }),
      }),
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: isProtected,
      removalPolicy: removalOf(keepsData),
    })
    for (const { operation, lambda } of triggers.all) this.userPool.addTrigger(operation, lambda)
    triggers.mayUse(this.userPool)
    this.client = this.userPool.addClient('Portal', {
      // SRP for browsers, the administrators' flow for auth/login, which keeps the password off other flows.
      authFlows: { userSrp: true, adminUserPassword: true },
      ...hostedSignIn(stage),
      writeAttributes: stage.entraId ? mappedAttributes : onlyAddress,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(serverLimits.accessTokenMinutes),
      idTokenValidity: Duration.minutes(serverLimits.accessTokenMinutes),
      refreshTokenValidity: Duration.days(serverLimits.refreshTokenDays),
      // Two tabs may use the same one at the same moment.
      refreshTokenRotationGracePeriod: Duration.seconds(serverLimits.rotationGraceSeconds),
    })
    if (stage.entraId) {
      const { userPool } = this
      const outlook = new PortalOutlook(this, { userPool, keepsData, entraId: stage.entraId })
      this.client.node.addDependency(outlook.provider)
    }
    Validations.of(this.userPool).acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-COG1',
        reason:
          'The owner’s rule (docs/requirements.md, "Password rule") demands no special character.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-COG2',
        reason:
          'Where the stage requires a second factor, the API lets nobody in without; Outlook’s is Entra ID’s.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-COG8',
        reason:
          'The plus plan costs four times as much; locking and revocation are in the lite plan, too.',
      },
    )
  }
}
