import { describe, expect, test } from 'vitest'
import { background } from '../../../shared/contract/background.ts'
import { contract } from '../../../shared/contract/index.ts'
import { askedOfThePool, poolOperations } from '../../../shared/contract/stage/poolOperations.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { sources } from '../../testing/architecture/sources.ts'
import {
  apiFirewall as api,
  namesOf,
  poolFirewall as pool,
  ruleOf,
} from '../../testing/stack/firewalls.ts'
import { type Synthesised, synthesised } from '../../testing/stack/synthesised.ts'
import { withEverything } from '../../testing/stack/variants.ts'

const plain = synthesised('dev')
const everything = synthesised('dev', withEverything)

describe('the pool', () => {
  const operationsIn = (statement: any): string[] =>
    [...JSON.stringify(statement).matchAll(/AWSCognitoIdentityProviderService\.(\w+)/g)].map(
      ([, name = '']) => name,
    )

  test('counts each address, and keeps known attackers away', () => {
    const { RateBasedStatement } = ruleOf(pool(plain), 'CallsPerAddress').Statement
    expect(RateBasedStatement).toEqual({
      Limit: 30_000,
      EvaluationWindowSec: 300,
      AggregateKeyType: 'IP',
    })
    expect(namesOf(pool(plain))).toContain('AWSManagedRulesAmazonIpReputationList')
  })

  test('holds tries at passwords and codes shorter, also from the allowed ranges', () => {
    // As many as the stage says, where an office of thousands shares an address.
    for (const [stack, tries] of [[plain, 300] as const, [everything, 4_000] as const]) {
      const limitOf = (name: string) => ruleOf(pool(stack), name).Statement.RateBasedStatement
      expect(limitOf('TriesPerAddress')).toMatchObject({ Limit: tries, AggregateKeyType: 'IP' })
      expect(operationsIn(limitOf('TriesPerAddress'))).toEqual([
        'InitiateAuth',
        'ConfirmForgotPassword',
      ])
      expect(limitOf('TriesOfLambdas')).toMatchObject({ Limit: tries * 10 })
      const { RateBasedStatement } = ruleOf(api(stack), 'WaysInPerAddress').Statement
      expect(RateBasedStatement).toMatchObject({ Limit: tries, AggregateKeyType: 'FORWARDED_IP' })
      const paths = [...JSON.stringify(RateBasedStatement).matchAll(/"\/v1\/([^"]+)"/g)]
      expect(paths.map(([, path]) => path)).toEqual([
        'auth/login',
        'auth/Forget/pass',
        'auth/register',
        'auth/register/confirm',
      ])
    }
  })

  test('answers nothing but what the portal asks, its keys, and with Outlook its pages', () => {
    const passes = (stack: Synthesised) =>
      ruleOf(pool(stack), 'OnlyAskedOperations').Statement.NotStatement.Statement
    expect(operationsIn(passes(plain))).toEqual(askedOfThePool)
    for (const refused of ['DeleteUser', 'ChangePassword', 'ResendConfirmationCode', 'GetUser']) {
      expect(askedOfThePool).not.toContain(refused)
    }
    const pathsIn = (stack: Synthesised) => JSON.stringify(passes(stack)).match(/"(\/[^"]+)"/g)
    expect(pathsIn(plain)).toEqual(['"/.well-known/"'])
    expect(pathsIn(everything)).toEqual(['"/.well-known/"', '"/oauth2/"', '"/logout"'])
    expect(ruleOf(pool(plain), 'OnlyAskedOperations').Action).toEqual({ Block: {} })
  })

  test('is asked by Lambdas, from addresses that are AWS’s, what they need and nothing else', () => {
    const lambdas = [...Object.values<Route>(contract), ...Object.values(background)]
    const withRights = new Set(
      lambdas.flatMap(({ permissions }) => permissions.map((need) => need.split(':')[1])),
    )
    const asked = sources
      .filter(({ path }) => path.startsWith('functions/') && !path.includes('.test.'))
      .flatMap(({ text }) => [
        ...text.matchAll(/import \{([^}]+)\} from '@aws-sdk\/client-cognito-identity-provider'/g),
      ])
      .flatMap(([, names = '']) => [...names.matchAll(/\b(\w+)Command\b/g)])
      .map(([, name = '']) => name)
      .filter((name) => !withRights.has(name))
    expect([...poolOperations.fromLambdas].toSorted()).toEqual([...new Set(asked)].toSorted())
    const { Statements } = ruleOf(pool(everything), 'OnlyAllowedRanges').Statement.NotStatement
      .Statement.OrStatement
    expect(operationsIn(Statements)).toEqual(poolOperations.fromLambdas)
  })

  // What each call of Amplify asks the pool for.
  const byAmplify: Record<string, string[]> = {
    signIn: ['InitiateAuth', 'RespondToAuthChallenge'],
    confirmSignIn: ['RespondToAuthChallenge'],
    confirmResetPassword: ['ConfirmForgotPassword'],
    fetchAuthSession: ['GetTokensFromRefreshToken'],
    signOut: ['RevokeToken'],
    signInWithRedirect: [],
  }

  test('is asked by browsers what the bundle needs and nothing else', () => {
    const session = sources.find(({ path }) => path === 'web/src/api/session/session.ts')
    const [, imported = ''] =
      /import \{([^}]+)\} from 'aws-amplify\/auth'/.exec(session?.text ?? '') ?? []
    const names = [...imported.matchAll(/(\w+)(?: as \w+)?,/g)].map(([, name = '']) => name)
    expect(names.toSorted()).toEqual(Object.keys(byAmplify).toSorted())
    const asked = new Set(names.flatMap((name) => byAmplify[name] ?? []))
    expect([...poolOperations.fromBrowsers].toSorted()).toEqual([...asked].toSorted())
  })
})
