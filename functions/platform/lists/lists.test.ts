import { expect, test } from 'vitest'
import { carried } from './carried.ts'
import { pageOf } from './pageOf.ts'
import { remembering } from './remembering.ts'

test('a whole list is cut before a Lambda could not give it, and says so', () => {
  const rows = Array.from({ length: 7_000 }, (_, id) => ({ id, Body: '”"'.repeat(250) }))
  const { results, message } = carried(rows)
  expect(message).toMatch(/^Bara de \d\u00A0\d{3} första visas\. Sök för att hitta fler\.$/)
  expect(message).toContain(results.length.toLocaleString('sv'))
  const given = JSON.stringify({ statusCode: 200, body: JSON.stringify({ results, message }) })
  expect(Buffer.byteLength(given)).toBeLessThan(6 * 1024 * 1024)
  expect(Buffer.byteLength(given)).toBeGreaterThan(5.8 * 1024 * 1024)
})

test('a list that an answer carries is whole, and says nothing', () => {
  expect(carried([1, 2])).toEqual({ results: [1, 2] })
})

test.each([
  [0, [1, 2], 0],
  [2, [3, 4], 2],
  [4, [5], 4],
  [5, [5], 4],
  [1_000, [5], 4],
  [1, [2, 3], 1],
])(
  'of five rows behind %s come two at most, the last page where there are no more',
  (from, rows, first) => {
    const page = { total: 5, from: first }
    expect(pageOf([1, 2, 3, 4, 5], { size: 2, from })).toEqual({ rows, page })
  },
)

test('an empty list has one page', () => {
  expect(pageOf([], { size: 2, from: 8 })).toEqual({ rows: [], page: { total: 0, from: 0 } })
})

test('a list is read again once its version is another one, or none', async () => {
  let [version, reads]: [string | undefined, number] = ['a', 0]
  const list = remembering({
    version: async () => version,
    read: async () => ({ version, value: ++reads }),
  })
  expect([await list.now(), await list.now()]).toEqual([1, 1])
  version = 'b'
  expect([await list.now(), await list.now()]).toEqual([2, 2])
  version = undefined
  expect([await list.now(), await list.now()]).toEqual([3, 4])
})
