import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { usePortal } from '../../testing/functions/portal.ts'
import { person } from '../../testing/functions/people.ts'

usePortal()

test('what the demo writes of an answer is what the portal stores of one', async () => {
  const [{ answerItems }, { usage }, { table, TableName }, { users }] = await Promise.all([
    import('./answerItems.ts'),
    import('../../../functions/stores/answers/usage.ts'),
    import('../../../functions/stores/client.ts'),
    import('../../../functions/stores/people/users.ts'),
  ])
  const { id: userid } = await person({ Firstname: 'Anna', Lastname: 'Berg' })
  const at = new Date()
  const record = {
    id: ulid(),
    purpose: 'question' as const,
    userid,
    userName: 'Anna Berg',
    QuestionId: 'mejl',
    Question: 'Svara på ett mejl',
    AImodule: 'ChatGPT' as const,
    GPTV: 'gpt-6-luna',
    InTokenAntal: 12,
    OutTokenAntal: 34,
    MikroOre: 5,
    priceEstimated: true,
    outcome: 'answered',
    sdate: at.toISOString(),
  }
  const entry = { message: 'Ställde frågan ”Svara på ett mejl”', at }
  await usage.record(record, { ...entry, userid, userName: 'Anna Berg', address: '' })
  const number = (await users.get(userid))?.LogAntal ?? 0
  for (const item of answerItems(record, entry, number)) {
    const Key = { pk: item['pk'], sk: item['sk'] }
    const { Item } = await table.send(new GetCommand({ TableName, Key }))
    expect(Item).toEqual(item)
  }
})
