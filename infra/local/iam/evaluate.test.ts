import { describe, expect, test } from 'vitest'
import { allows, type Statement } from './evaluate.ts'

const table = 'arn:aws:dynamodb:eu-north-1:000000000000:table/portal'
const picture = 'arn:aws:s3:::portal-avatars/avatars/karin'

const allow = (action: string, resource: string): Statement => ({
  effect: 'Allow',
  actions: [action],
  resources: [resource],
})

describe('a policy', () => {
  test('without a word about something forbids it', () => {
    expect(allows([], { action: 'dynamodb:GetItem', resource: table })).toBe(false)
  })

  test.each([
    ['the very words', 'dynamodb:GetItem', table, true],
    ['another action', 'dynamodb:Query', table, false],
    ['another table', 'dynamodb:GetItem', `${table}-restored`, false],
    ['an index of the table', 'dynamodb:GetItem', `${table}/index/byName`, false],
    ['other capitals of the action', 'DynamoDB:getitem', table, true],
    [
      'other capitals of the resource',
      'dynamodb:GetItem',
      table.replace('portal', 'Portal'),
      false,
    ],
  ])('that allows one action on one table, asked for %s: %o', (_, action, resource, allowed) => {
    expect(allows([allow('dynamodb:GetItem', table)], { action, resource })).toBe(allowed)
  })

  test.each([
    ['s3:*', '*', true],
    ['s3:Put*', 'arn:aws:s3:::portal-avatars/avatars/*', true],
    ['s3:PutObjec?', 'arn:aws:s3:::portal-*/karin', true],
    ['s3:PutObject?', '*', false],
    ['s3:Put*', 'arn:aws:s3:::portal-avatars/*/anna', false],
    // A point is no sign that stands for others.
    ['s3.PutObject', '*', false],
  ])('with wildcards (%s on %s) says %o to a picture', (action, resource, allowed) => {
    const call = { action: 's3:PutObject', resource: picture }
    expect(allows([allow(action, resource)], call)).toBe(allowed)
  })

  test('that denies what another of its statements allows forbids it, in any order', () => {
    const statements = [allow('s3:*', '*'), { ...allow('s3:Put*', '*'), effect: 'Deny' as const }]
    for (const policy of [statements, statements.toReversed()]) {
      expect(allows(policy, { action: 's3:PutObject', resource: picture })).toBe(false)
      expect(allows(policy, { action: 's3:GetObject', resource: picture })).toBe(true)
    }
  })

  const onOwn: Statement = {
    ...allow('dynamodb:*', table),
    name: 'Writes',
    keys: ['USER#*', 'PEOPLE'],
  }

  test.each([
    ['a partition of its kind', ['USER#anna'], true],
    ['several of those', ['USER#anna', 'PEOPLE', 'USER#karin'], true],
    ['another', ['ROLLED'], false],
    ['one of each, as in a batch', ['USER#anna', 'ROLLED'], false],
    ['one that only begins like it', ['PEOPLE#'], false],
    ['one that only begins like it, without its sign', ['USER'], false],
    ['none at all', [], false],
    ['none that could be told', undefined, false],
  ])('that names partitions of the table, asked for %s: %o', (_, keys, allowed) => {
    const call = { action: 'dynamodb:PutItem', resource: table, keys }
    expect(allows([onOwn], call)).toBe(allowed)
    // Another statement may be about the others.
    const everything = { ...allow('dynamodb:PutItem', table), keys: ['*'] }
    expect(allows([onOwn, everything], call)).toBe((keys?.length ?? 0) > 0)
  })
})
