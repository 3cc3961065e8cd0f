import { expect, test } from 'vitest'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { itemsOf } from '../../infra/testing/functions/records.ts'
import { TableName, transact } from './client.ts'

usePortal()

test('a transaction writes nothing once its time is over, and throws', async () => {
  const put = (sk: string) => ({ Put: { TableName, Item: { pk: 'TIME', sk } } })
  await transact([put('#in time')], Date.now() + 60_000)
  await expect(transact([put('#late')], Date.now() - 1)).rejects.toThrow('comes too late')
  expect((await itemsOf('TIME', '#')).map(({ sk }): unknown => sk)).toEqual(['#in time'])
})
