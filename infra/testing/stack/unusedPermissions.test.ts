import { expect, test } from 'vitest'
import { contract } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { partitions } from '../../../functions/stores/table.ts'
import { unused } from './unusedPermissions.ts'

test('a right that no test has used is named, one that was used is not', () => {
  const all = unused(new Set())
  expect(all).toEqual(
    expect.arrayContaining([
      'users.add cognito-idp:AdminCreateUser',
      'assistant.send secretsmanager:GetSecretValue',
      'auth.mail s3:GetObject',
      'auth.outlook cognito-idp:AdminUpdateUserAttributes',
      'users.add Writes PEOPLE*',
      'users.add Reads USER#*',
    ]),
  )
  // What Lambda does itself is not looked for.
  expect(all.filter((line) => /logs:|xray:/.test(line))).toEqual([])
  const [first = '', ...others] = all
  expect(unused(new Set([first]))).toEqual(others)
  expect(unused(new Set(all))).toEqual([])
})

test('every right that the contract declares on the engines is looked for', () => {
  const looked = unused(new Set())
  for (const [key, route] of Object.entries<Route>(contract)) {
    const { permissions, reads = [], writes = [] } = route
    const judged = permissions.flatMap((need) => {
      const [service = '', action = ''] = need.split(':')
      // Bedrock has no engine here, and what the pool lets everybody do is no right.
      return service === 'bedrock' || action === 'public operations' ? [] : action
    })
    const ofKey = looked.filter((line) => line.startsWith(`${key} `))
    const found = ofKey.filter((line) => line.includes(':'))
    expect(ofKey.filter((line) => !line.includes(':')).toSorted()).toEqual(
      [
        ...reads.map((one) => `${key} Reads ${partitions[one]}`),
        ...writes.map((one) => `${key} Writes ${partitions[one]}`),
      ].toSorted(),
    )
    expect(found.map((line) => line.slice(line.indexOf(':') + 1)).toSorted()).toEqual(
      judged.toSorted(),
    )
  }
})
