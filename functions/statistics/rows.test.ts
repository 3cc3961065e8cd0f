import { expect, test } from 'vitest'
import { highest } from './rows.ts'

test('of more than fifty people the highest are told one by one, and the others in one', () => {
  const row = (index: number) => ({
    of: `id-${index}`,
    name: `Person ${String(index).padStart(3, '0')}`,
    sum: { answers: Math.floor(index / 2), in: 10, out: 1, cost: 7 },
  })
  const many = Array.from({ length: 130 }, (_, index) => row(index))
  const { rows, count } = highest(many)
  expect([count, rows.length]).toEqual([130, 51])
  expect(rows.slice(0, 3).map(({ name }) => name)).toEqual([
    'Person 128',
    'Person 129',
    'Person 126',
  ])
  const sum = many.reduce((all, { sum: { answers } }) => all + answers, 0)
  expect(rows.reduce((all, { sum: { answers } }) => all + answers, 0)).toBe(sum)
  expect(rows.at(-1)).toMatchObject({
    of: '',
    name: 'Övriga',
    sum: { in: 800, out: 80, cost: 560 },
  })
  expect(highest(many.slice(0, 50)).rows).toHaveLength(50)
  expect(highest([])).toEqual({ rows: [], count: 0 })
})
