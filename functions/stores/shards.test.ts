import { expect, test } from 'vitest'
import { atFirst, withShards } from '../../infra/testing/functions/shards.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'

usePortal(ofItsOwn)

test('people are spread over the shards, as many as the stage has', async () => {
  for (const usage of [2, 4, 8, 16, 32]) {
    const { shardOf } = await withShards({ ...atFirst, usage })
    const counts = new Map<number, number>()
    for (let one = 0; one < 4_000; one++) {
      const shard = shardOf(crypto.randomUUID(), 'usage')
      counts.set(shard, (counts.get(shard) ?? 0) + 1)
    }
    expect(counts.size).toBe(usage)
    const even = 4_000 / usage
    expect([...counts.values()].every((count) => count > even / 2 && count < even * 2)).toBe(true)
  }
})

test('what was written under any number so far is looked for, and nowhere else', async () => {
  const id = 'anna'
  const { shardOf: first, shardsSoFar: one } = await withShards(atFirst)
  expect(one(id, 'usage')).toEqual([first(id, 'usage')])
  const { shardOf: second } = await withShards({ ...atFirst, usage: 4 })
  const { shardOf: third, shardsSoFar, whereverItLies } = await withShards({ ...atFirst, usage: 8 })
  const all = new Set([first, second, third].map((of) => of(id, 'usage')))
  expect(new Set(shardsSoFar(id, 'usage'))).toEqual(all)
  const looked: number[] = []
  const look = (shard: number) => {
    looked.push(shard)
    return Promise.resolve(shard === first(id, 'usage'))
  }
  expect(await whereverItLies(id, 'usage', look)).toBe(true)
  expect(looked[0]).toBe(third(id, 'usage'))
  expect(await whereverItLies(id, 'usage', () => Promise.resolve(false))).toBe(false)
})
