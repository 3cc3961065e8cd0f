import { expect, test } from 'vitest'
import { contract } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { unused } from './unusedPermissions.ts'

test('a right that no test has used is named, one that was used is not', () => {
  const all = unused(new Set())
  expect(all).toEqual(
    expect.arrayContaining([
      'users.add cognito-idp:AdminCreateUser',
      'assistant.send secretsmanager:GetSecretValue',
      'auth.mail s3:GetObject',
      'auth.outlook cognito-idp:AdminUpdateUserAttributes',
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
  for (const [key, { permissions }] of Object.entries<Route>(contract)) {
    const actions = permissions.flatMap((need) => need.split(':')[1] ?? [])
    const judged = actions.filter((action) => action !== 'public operations')
    const found = looked.filter((line) => line.startsWith(`${key} `))
    expect(found.map((line) => line.slice(line.indexOf(':') + 1)).toSorted()).toEqual(
      judged.toSorted(),
    )
  }
})
