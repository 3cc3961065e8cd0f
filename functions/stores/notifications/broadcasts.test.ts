import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, test, vi } from 'vitest'
import { ofItsOwn, usePortal } from '../../../infra/testing/functions/portal.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { table, TableName } from '../client.ts'
import { keys } from '../table.ts'
import { broadcasts } from './broadcasts.ts'

usePortal(ofItsOwn)

afterEach(() => void vi.useRealTimers())

/** Another Lambda has told everybody of something. */
const sentElsewhere = (version: string) =>
  table.send(
    new PutCommand({ TableName, Item: { ...keys.latestBroadcast(), stamp: version, version } }),
  )

test('a Lambda trusts what it knows for ten seconds, and then hears of what others have sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await sentElsewhere('a')
  vi.setSystemTime(Date.now() + 2 * serverLimits.notificationsTrustedMs)
  expect(await broadcasts.version()).toBe('a')
  await sentElsewhere('b')
  vi.setSystemTime(Date.now() + serverLimits.notificationsTrustedMs - 1)
  expect(await broadcasts.version()).toBe('a')
  vi.setSystemTime(Date.now() + 2)
  expect(await broadcasts.version()).toBe('b')
})
