import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { sums } from '../stores/sums.ts'
import { usageShards } from '../stores/table.ts'
import { shardOf, usage } from '../stores/usage.ts'
import { usePortal } from '../testing/portal.ts'

usePortal()

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function record(userid: string, at: Date, outcome = 'answered') {
  const id = ulid(at.getTime())
  await usage.record(
    {
      id,
      userid,
      userName: 'Åsa Öman',
      QuestionId: 'q',
      Question: 'Fråga',
      AImodule: 'ChatGPT',
      GPTV: 'gpt-4o',
      InTokenAntal: 100,
      OutTokenAntal: 10,
      outcome,
      sdate: at.toISOString(),
    },
    { userid, userName: 'Åsa Öman', message: 'Ställde frågan', address: '', at },
  )
  return id
}

async function total() {
  const shards = await Promise.all(
    Array.from({ length: usageShards }, (_, shard) => sums.of(shard)),
  )
  return {
    QuestionAntal: shards.reduce((sum, shard) => sum + shard.QuestionAntal, 0),
    InTokenAntal: shards.reduce((sum, shard) => sum + shard.InTokenAntal, 0),
  }
}

test('sums what is settled, exactly once, however often and however parallel it runs', async () => {
  const { handler } = await import('./rollUp.ts')
  const people = Array.from({ length: 12 }, (_, number) => `person-${number}`)
  for (const [index, userid] of people.entries()) {
    await record(userid, minutesAgo(60 + index))
    await record(userid, minutesAgo(30 + index), index === 0 ? 'timeout' : 'answered')
  }
  await record('person-0', new Date())
  await Promise.all([handler(), handler(), handler()])
  await handler()
  // The one that failed counts its tokens but is no answer; the one of this moment is not settled yet.
  expect(await total()).toEqual({ QuestionAntal: 23, InTokenAntal: 2400 })

  await record('person-1', minutesAgo(5))
  await handler()
  expect(await total()).toEqual({ QuestionAntal: 24, InTokenAntal: 2500 })
})

test('spreads people over the shards', () => {
  const counts = new Map<number, number>()
  for (let person = 0; person < 1000; person++) {
    const shard = shardOf(ulid())
    counts.set(shard, (counts.get(shard) ?? 0) + 1)
  }
  expect([...counts.values()].every((count) => count > 150)).toBe(true)
})

test('the same record twice is one record', async () => {
  const at = minutesAgo(600)
  const given = {
    id: ulid(at.getTime()),
    userid: 'twice',
    userName: 'T',
    QuestionId: 'q',
    Question: 'Fråga',
    AImodule: 'ChatGPT' as const,
    GPTV: 'gpt-4o',
    InTokenAntal: 1,
    OutTokenAntal: 1,
    outcome: 'answered',
    sdate: at.toISOString(),
  }
  const deed = { userid: 'twice', userName: 'T', message: 'm', address: '', at }
  expect(await usage.record(given, deed)).toBe(true)
  await usage.record(given, deed)
  const kept = await sums.recordsAfter(shardOf('twice'), '', 1000)
  expect(kept.filter(({ id }) => id === given.id)).toHaveLength(1)
})
