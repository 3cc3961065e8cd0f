import { describe, expect, test } from 'vitest'
import { accessScope } from '../../delivery/apiSettings.ts'
import { deployedSettings } from '../../testing/stack/deployed.ts'
import { type Synthesised, synthesised } from '../../testing/stack/synthesised.ts'
import { withOutlook } from '../../testing/stack/variants.ts'

const { entraId } = withOutlook
const host = 'portalen-dev.auth.eu-north-1.amazoncognito.com'
const signInAddress = 'https://portal.example.se/signin'

const plain = synthesised('dev')
const outlook = synthesised('dev', withOutlook)

const clientOf = (stack: Synthesised) => stack.one('AWS::Cognito::UserPoolClient')[1]
const policyOf = (stack: Synthesised): string =>
  stack.one('AWS::CloudFront::ResponseHeadersPolicy')[1].Properties.ResponseHeadersPolicyConfig
    .SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy

describe('a stage with Entra ID', () => {
  test('asks the one tenant, with the secret that the operator fills in', () => {
    const [secretId] = outlook
      .ofType('AWS::SecretsManager::Secret')
      .filter(([id]) => id.includes('EntraId'))
      .map(([id]) => id)
    const { ProviderDetails, AttributeMapping, ...provider } = outlook.one(
      'AWS::Cognito::UserPoolIdentityProvider',
    )[1].Properties
    expect(provider).toMatchObject({ ProviderName: 'EntraID', ProviderType: 'OIDC' })
    const { client_secret, ...details } = ProviderDetails
    expect(details).toMatchObject({
      client_id: entraId.clientId,
      oidc_issuer: `https://login.microsoftonline.com/${entraId.tenantId}/v2.0`,
      authorize_scopes: 'openid email profile',
    })
    expect(client_secret['Fn::Join'][1]).toEqual([
      '{{resolve:secretsmanager:',
      { Ref: secretId },
      `:SecretString:::${entraId.secretVersion}}}`,
    ])
    expect(AttributeMapping).toEqual({
      email: 'email',
      given_name: 'given_name',
      family_name: 'family_name',
      'custom:groups': 'groups',
      'custom:subject': 'sub',
    })
  })

  test('lets the client take codes to the portal’s own address and nowhere else', () => {
    const [providerId] = outlook.one('AWS::Cognito::UserPoolIdentityProvider')
    const { Properties, DependsOn } = clientOf(outlook)
    expect(DependsOn).toContain(providerId)
    expect(Properties).toMatchObject({
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
      CallbackURLs: [signInAddress],
      LogoutURLs: [signInAddress],
      SupportedIdentityProviders: ['EntraID'],
    })
    expect(Properties.AllowedOAuthScopes.toSorted()).toEqual(
      ['openid', 'email', 'profile', accessScope].toSorted(),
    )
    expect(Properties.WriteAttributes.toSorted()).toEqual(
      Object.keys(
        outlook.one('AWS::Cognito::UserPoolIdentityProvider')[1].Properties.AttributeMapping,
      ).toSorted(),
    )
    expect(Properties.GenerateSecret).toBeFalsy()
  })

  test('has its hosted sign-in where the bundle is told, and lets pages call it', () => {
    expect(outlook.one('AWS::Cognito::UserPoolDomain')[1].Properties.Domain).toBe('portalen-dev')
    expect(deployedSettings(outlook)).toMatchObject({ outlook: { domain: host } })
    expect(policyOf(outlook)).toContain(
      `connect-src 'self' https://cognito-idp.eu-north-1.amazonaws.com https://${host};`,
    )
  })

  test('asks our Lambda before it gives tokens, which knows the administrators’ group', () => {
    const [id, { Environment }] = outlook.lambdaOf('auth.outlook')
    const { LambdaConfig } = outlook.one('AWS::Cognito::UserPool')[1].Properties
    expect(LambdaConfig.PreTokenGeneration).toEqual({ 'Fn::GetAtt': [id, 'Arn'] })
    // Tokens that rotate are not in the plan below.
    expect(outlook.one('AWS::Cognito::UserPool')[1].Properties.UserPoolTier).toBe('ESSENTIALS')
    expect(Environment.Variables.ENTRA_ADMIN_GROUP).toBe(entraId.adminGroup)
  })
})

describe('a stage without', () => {
  test('has no hosted sign-in, no provider, no secret for it and no Lambda', () => {
    for (const type of ['UserPoolDomain', 'UserPoolIdentityProvider']) {
      expect(plain.ofType(`AWS::Cognito::${type}`)).toEqual([])
    }
    const secrets = plain.ofType('AWS::SecretsManager::Secret').map(([id]) => id)
    expect(secrets.filter((id) => id.includes('EntraId'))).toEqual([])
    expect(() => plain.lambdaOf('auth.outlook')).toThrow('0 Lambdas')
    expect(clientOf(plain).Properties).toMatchObject({ AllowedOAuthFlowsUserPoolClient: false })
    expect(clientOf(plain).Properties.CallbackURLs).toBeUndefined()
    expect(deployedSettings(plain)).not.toHaveProperty('outlook')
    expect(policyOf(plain)).not.toContain('amazoncognito')
  })

  test('has the pool’s attributes all the same, since a pool gives none up', () => {
    const schema = (stack: Synthesised) => stack.one('AWS::Cognito::UserPool')[1].Properties.Schema
    expect(schema(plain)).toEqual(schema(outlook))
  })
})
