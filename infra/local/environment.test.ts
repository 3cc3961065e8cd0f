import { expect, test } from 'vitest'
import { lambdaKeys } from '../build/build.ts'
import { stageNamed } from '../stages.ts'
import { synthesised } from '../testing/stack/synthesised.ts'
import { withEverything } from '../testing/stack/variants.ts'
import { localValues } from './environment.ts'
import { deployLambdas, environmentOf, isLambdaKey } from './gateway/lambdas.ts'

const stack = synthesised('dev', withEverything)
const pool = { poolId: 'eu-north-1_LocalPool', clientId: '1localwebclient23456789012' }

/** What `Ref` gives of each kind of resource (CloudFormation Template Reference, "Return values"). */
const forms: Record<string, RegExp> = {
  'AWS::DynamoDB::GlobalTable': /^[\w.-]{3,255}$/,
  'AWS::Cognito::UserPool': /^[a-z]+-[a-z]+-\d_[\da-zA-Z]+$/,
  'AWS::Cognito::UserPoolClient': /^[\da-z]{26}$/,
  'AWS::SecretsManager::Secret':
    /^arn:aws:secretsmanager:eu-north-1:\d{12}:secret:[\w/+=.@-]+-\w{6}$/,
  'AWS::S3::Bucket': /^[\da-z][\da-z.-]{1,61}[\da-z]$/,
}

/** What differs by where the portal runs: its name, and where tracer and providers are. */
const ofPlace: Record<string, RegExp> = {
  STAGE: /^Portal-\w+$/,
  TRACER: /^\/.*tracer\.cjs$/,
  PROVIDER_ADDRESSES: /^\{.*\}$/,
}

test.each(lambdaKeys.filter(isLambdaKey))(
  '%s has here the variables that the stack gives it, each of the same form',
  (key) => {
    deployLambdas(
      localValues({ ...stageNamed('dev'), ...withEverything }, 'http://127.0.0.1:9', pool),
    )
    const { NODE_OPTIONS: _, ...given } = stack.lambdaOf(key)[1].Environment.Variables
    const here = environmentOf(key)
    expect(Object.keys(here).toSorted()).toEqual(Object.keys(given).toSorted())
    for (const [name, value] of Object.entries<any>(given)) {
      const form = ofPlace[name] ?? forms[stack.resources[value.Ref]?.Type ?? '']
      expect([name, form?.test(here[name] ?? '') ?? here[name]]).toEqual([
        name,
        form ? true : value,
      ])
      expect(ofPlace[name]?.test(value) ?? true).toBe(true)
    }
  },
)
