import { z } from 'zod'
import { adminOperation, requireClient } from './operation.ts'
import { minimumLength } from '../signIn/passwords.ts'

const countRow = z.object({ count: z.number() })

const DescribeUserPool = adminOperation(z.object({}), (pool) => ({
  UserPool: {
    Id: pool.id,
    Name: pool.name,
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ['email'],
    MfaConfiguration: pool.multiFactor,
    EstimatedNumberOfUsers: countRow.parse(pool.get('SELECT count(*) AS count FROM users')).count,
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: !pool.selfSignUp },
    Policies: {
      PasswordPolicy: {
        MinimumLength: minimumLength,
        RequireUppercase: true,
        RequireLowercase: true,
        RequireNumbers: true,
        RequireSymbols: false,
      },
    },
  },
}))

const DescribeUserPoolClient = adminOperation(
  z.object({ ClientId: z.string() }),
  (pool, { ClientId }) => {
    requireClient(pool, ClientId)
    return {
      UserPoolClient: {
        UserPoolId: pool.id,
        ClientId,
        ClientName: ClientId,
        ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH'],
        RefreshTokenRotation: {
          Feature: 'ENABLED',
          RetryGracePeriodSeconds: pool.rotationGraceSeconds,
        },
        PreventUserExistenceErrors: 'ENABLED',
        EnableTokenRevocation: true,
        AccessTokenValidity: pool.accessTokenMinutes,
        IdTokenValidity: pool.accessTokenMinutes,
        RefreshTokenValidity: pool.refreshTokenDays,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
      },
    }
  },
)

export const describeOperations = { DescribeUserPool, DescribeUserPoolClient }
