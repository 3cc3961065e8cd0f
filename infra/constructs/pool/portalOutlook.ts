import { CfnOutput, SecretValue, Stack, Validations } from 'aws-cdk-lib'
import {
  ProviderAttribute,
  type UserPool,
  UserPoolIdentityProviderOidc,
} from 'aws-cdk-lib/aws-cognito'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { removalOf } from '../removal.ts'
import type { EntraId, Stage } from '../../stageSettings.ts'

type Props = { userPool: UserPool; entraId: EntraId } & Pick<Stage, 'keepsData'>

/** Sign-in with Outlook. If this fails, only those who have a password of the portal's own can sign in. */
export class PortalOutlook extends Construct {
  readonly provider: UserPoolIdentityProviderOidc

  constructor(scope: Construct, { userPool, entraId, keepsData }: Props) {
    super(scope, 'Outlook')
    const { tenantId, clientId, secretVersion, domainPrefix } = entraId
    // Filled in by the operator; until then Entra ID refuses every sign-in.
    const secret = new Secret(this, 'EntraIdSecret', {
      description: 'Client secret of the portal’s app registration in Entra ID',
      removalPolicy: removalOf(keepsData),
    })
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason: 'The secret is Entra ID’s: only an administrator there can make a new one.',
    })
    userPool.addDomain('Domain', { cognitoDomain: { domainPrefix } })
    this.provider = new UserPoolIdentityProviderOidc(this, 'EntraID', {
      userPool,
      name: 'EntraID',
      // One tenant's own issuer: addresses in its tokens are the organisation's, so that they may be trusted.
      issuerUrl: `https://login.microsoftonline.com/${tenantId}/v2.0`,
      clientId,
      clientSecret: SecretValue.secretsManager(secret.secretArn, {
        ...(secretVersion !== undefined && { versionId: secretVersion }),
      }).unsafeUnwrap(),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: {
        email: ProviderAttribute.other('email'),
        givenName: ProviderAttribute.other('given_name'),
        familyName: ProviderAttribute.other('family_name'),
        custom: {
          'custom:groups': ProviderAttribute.other('groups'),
          'custom:subject': ProviderAttribute.other('sub'),
        },
      },
    })
    new CfnOutput(Stack.of(this), 'EntraIdSecretName', { value: secret.secretName })
  }
}
