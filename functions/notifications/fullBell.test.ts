import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { noticesOf } from '../../infra/testing/functions/notifications.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { table, TableName } from '../stores/client.ts'
import { keys } from '../stores/table.ts'

usePortal()

test('clearing a full list takes along what is older and has no room in it', async () => {
  const [karin, staff] = [await person({ Role: ADMIN }), await person()]
  const article = { Subject: 'Undanskymd', Body: '<p>Text</p>', Published: true }
  await call('documents.add', article, { token: karin.token })
  expect(await noticesOf(staff)).not.toEqual([])
  const begun = Date.now() + 1_000
  const stamps = Array.from({ length: limits.notifications }, (_, at) =>
    new Date(begun + at).toISOString(),
  )
  for (const sdate of stamps) {
    const Item = {
      ...keys.notification(staff.id, sdate),
      Name: 'Karin Lind',
      message: 'Ändrade dina uppgifter: ort',
      sdate,
      about: { kind: 'account', id: staff.id },
      expires: 9_999_999_999,
    }
    await table.send(new PutCommand({ TableName, Item }))
  }
  const last = new UpdateCommand({
    TableName,
    Key: keys.user(staff.id),
    UpdateExpression: 'SET NotisLast = :last',
    ExpressionAttributeValues: { ':last': stamps.at(-1) },
  })
  await table.send(last)
  const id = (await noticesOf(staff)).map((one) => one.id)
  expect(id.filter((one) => one.startsWith('own.'))).toHaveLength(limits.notifications)
  await call('notifications.dismiss', { id }, { token: staff.token })
  expect(await noticesOf(staff)).toEqual([])
})
