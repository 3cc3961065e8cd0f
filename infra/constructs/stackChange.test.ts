import { afterEach, describe, expect, test } from 'vitest'
import { contract } from '../../shared/contract/index.ts'
import { dataFolder } from '../testing/portalProcess.ts'
import { synthesiseInto } from '../testing/stack/synthesise.ts'
import {
  type Resource,
  type Synthesised,
  synthesised,
  synthesisedFirst,
} from '../testing/stack/synthesised.ts'
import { withEverything, withMailDomain, withOutlook } from '../testing/stack/variants.ts'

/**
 * What holds data, and the properties that CloudFormation can change only by making another one ("Update requires:
 * Replacement" of each type's page).
 */
const replacedBy: Record<string, string[]> = {
  'AWS::DynamoDB::GlobalTable': ['TableName', 'KeySchema', 'LocalSecondaryIndexes'],
  'AWS::Cognito::UserPool': [
    'UsernameAttributes',
    'AliasAttributes',
    'UsernameConfiguration',
    'Schema',
  ],
  'AWS::Cognito::UserPoolClient': ['ClientName', 'GenerateSecret', 'UserPoolId'],
  'AWS::S3::Bucket': ['BucketName', 'BucketNamePrefix', 'BucketNamespace'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::SQS::Queue': ['QueueName', 'FifoQueue'],
}

const holdsData = ([, { Type }]: [string, Resource]) => Type in replacedBy
const dataOf = (stack: Synthesised) => Object.entries(stack.own).filter(holdsData)

/** What of the data a deployment of `after` over `before` takes away or makes anew. */
function lost(before: Synthesised, after: Synthesised): string[] {
  return dataOf(before).flatMap(([id, { Type, Properties }]) => {
    const now = after.own[id]
    if (now?.Type !== Type) return [id]
    return (replacedBy[Type] ?? []).flatMap((name) => {
      const [was, is] = [Properties[name], now.Properties[name]].map((one) => JSON.stringify(one))
      return was === is ? [] : [`${id}.${name}`]
    })
  })
}

const originalPath = contract['documents.all'].path
const rename = (path: string) => Object.assign(contract['documents.all'], { path })
afterEach(() => void rename(originalPath))

describe('a second deployment keeps all data', () => {
  test.each([
    ['after the first one', synthesisedFirst(), synthesised('prod')],
    ['with every setting changed', synthesised('prod'), synthesised('prod', withEverything)],
    ['with every setting taken back', synthesised('prod', withEverything), synthesised('prod')],
    ['with Outlook', synthesised('dev'), synthesised('dev', withOutlook)],
    ['with a domain for its mails', synthesised('dev'), synthesised('test', withMailDomain)],
  ])('%s', (_, before, after) => {
    expect(dataOf(before).length).toBeGreaterThan(7)
    // The origin's secrets hold nothing of anybody's: the last one but one goes when it is replaced.
    const gone = lost(before, after).filter((id) => !/^(OriginSecret|PoolOutlook)/.test(id))
    expect(gone).toEqual([])
  })

  test('with a route renamed, which changes its own path and method alone', () => {
    using folder = dataFolder()
    rename('Dokument/alla')
    const before = synthesised('prod')
    const after = synthesiseInto(folder.path, 'prod')
    expect(lost(before, after)).toEqual([])
    const ids = (one: Synthesised) => new Set(Object.keys(one.own))
    const changed = [...ids(before).symmetricDifference(ids(after))]
    const types = changed.map((id) => (before.own[id] ?? after.own[id])?.Type)
    expect(new Set(types)).toEqual(
      new Set([
        'AWS::ApiGateway::Deployment',
        'AWS::ApiGateway::Method',
        'AWS::ApiGateway::Resource',
      ]),
    )
  })

  test('and a pool that lost an attribute, or a table with another key, would be seen', () => {
    const before = synthesised('prod')
    const changed = structuredClone(before.own)
    for (const one of Object.values(changed)) {
      if (one.Type === 'AWS::DynamoDB::GlobalTable') one.Properties.KeySchema.pop()
      if (one.Type === 'AWS::Cognito::UserPool') one.Properties.Schema.pop()
    }
    expect(lost(before, { ...before, own: changed })).toHaveLength(2)
  })
})
