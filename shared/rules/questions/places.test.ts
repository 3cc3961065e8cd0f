import { expect, test } from 'vitest'
import { questionLimits } from '../../questionLimits.ts'
import { type Place, placesAfter } from './places.ts'

const listOf = (...numbers: number[]): Place[] =>
  numbers.map((Ordering, at) => ({ id: 'abcdefgh'.charAt(at), Ordering }))

test.each<[string, Place[], string, string, [string, number][]]>([
  ['between two', listOf(10, 20, 30), 'c', 'a', [['c', 15]]],
  ['to the first place', listOf(10, 20, 30), 'c', '', [['c', 4]]],
  ['to the last place', listOf(10, 20, 30), 'a', 'c', [['a', 40]]],
  [
    'where there is no room',
    listOf(10, 11, 12, 30),
    'd',
    'a',
    [
      ['c', 13],
      ['b', 12],
      ['d', 11],
    ],
  ],
  [
    'before one at 0',
    listOf(0, 5),
    'b',
    '',
    [
      ['a', 1],
      ['b', 0],
    ],
  ],
  [
    'among those of one number',
    listOf(7, 7, 7),
    'c',
    'a',
    [
      ['b', 9],
      ['c', 8],
    ],
  ],
  [
    'past the highest number',
    listOf(1, 2, questionLimits.questionOrdering),
    'a',
    'c',
    [
      ['b', 0],
      ['c', 10],
      ['a', 20],
    ],
  ],
])('%s', (_what, all, id, after, expected) => {
  expect(placesAfter(all, id, after)?.map((one) => [one.id, one.Ordering])).toEqual(expected)
})

test('nobody moves what is not there, nor after what is not there', () => {
  expect(placesAfter(listOf(1, 2), 'x', 'a')).toBeUndefined()
  expect(placesAfter(listOf(1, 2), 'a', 'x')).toBeUndefined()
  expect(placesAfter(listOf(1, 2), 'a', 'a')).toBeUndefined()
})

const many = Array.from({ length: 120 }, (_, at) => at)

test.each<[string, number[]]>([
  ['few that stand close', [0, 1, 2, 3, 50, 51, 52, 53]],
  ['many that stand close', many.map((at) => at + 7)],
  ['many with one number', many.map(() => 0)],
  ['many with the highest number', many.map(() => questionLimits.questionOrdering)],
])(
  'whatever of %s is moved, the order is what was asked for, and right after each write',
  (_, numbers) => {
    let seed = 7
    const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
    let all: Place[] = numbers.map((Ordering, at) => ({ id: String(at), Ordering }))
    let long = 0
    for (let round = 0; round < 500; round++) {
      const id = all[random(all.length)]?.id ?? ''
      const rest = all.filter((one) => one.id !== id)
      const at = random(rest.length + 1)
      const wanted = rest.map((one) => one.id).toSpliced(at, 0, id)
      const places = placesAfter(all, id, rest[at - 1]?.id ?? '') ?? []
      if (places.length > questionLimits.placedAtOnce) long++
      for (const place of places) {
        all = all
          .map((one) => (one.id === place.id ? place : one))
          .toSorted((one, other) => one.Ordering - other.Ordering)
        const others = all.filter((one) => one.id !== id).map((one) => one.id)
        expect(others).toEqual(rest.map((one) => one.id))
      }
      expect(all.map((one) => one.id)).toEqual(wanted)
      expect(all.every(({ Ordering }) => Ordering >= 0)).toBe(true)
    }
    // Once all are numbered anew there is room.
    expect(long).toBeLessThanOrEqual(1)
  },
)
