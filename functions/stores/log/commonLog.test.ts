import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { table, TableName } from '../client.ts'
import { keys } from '../table.ts'
import { commonLog } from './commonLog.ts'

usePortal()

// Later than anything that another test writes.
const at = Date.parse('2091-03-01T08:00:00.000Z')
const past = Math.floor(Date.now() / 1000) - 60
const future = Math.floor(at / 1000)

const put = (time: number, message: string, expires: number) =>
  table.send(
    new PutCommand({
      TableName,
      Item: {
        ...keys.commonLog(0, ulid(time)),
        userid: 'anna',
        userName: 'Anna Bergström',
        message,
        expires,
      },
    }),
  )

test('entries that count are found behind more than a page of newer ones that have expired', async () => {
  for (let count = 0; count < 3; count++) await put(at + count, `Äldre ${count}`, future)
  for (let count = 0; count < 45; count++) await put(at + 1_000 + count, 'Utgången', past)
  const found = await commonLog.newest(ulid(at + 60_000), 20)
  expect(found.slice(0, 3).map(({ message }) => message)).toEqual(['Äldre 2', 'Äldre 1', 'Äldre 0'])
})
