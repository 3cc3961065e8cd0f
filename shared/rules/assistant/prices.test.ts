import * as check from 'fast-check'
import { expect, test } from 'vitest'
import { costOf } from './prices.ts'
import { wholeReceipt } from './receipts.ts'

const prices = [
  { from: '2026-01-01', in: 1_050, out: 8_000, estimate: true },
  { from: '2026-03-29', in: 999, out: 7_001 },
]
const tokens = { InTokenAntal: 3, OutTokenAntal: 2 }

test('a price holds from midnight in Sweden, also when the clocks change', () => {
  expect(costOf(prices, tokens, new Date('2025-12-31T22:59:59Z'))).toEqual({})
  expect(costOf(prices, tokens, new Date('2026-03-28T22:59:59Z'))).toEqual({
    MikroOre: 19_150,
    priceEstimated: true,
  })
  expect(costOf(prices, tokens, new Date('2026-03-28T23:00:00Z'))).toEqual({ MikroOre: 16_999 })
})

test('what the provider had in its cache costs what the price says of that', () => {
  const at = new Date('2026-11-23T12:00:00Z')
  const some = { InTokenAntal: 1_000, OutTokenAntal: 10, cachedTokens: 800 }
  const cheaper = [{ from: '2026-01-01', in: 1_000, cachedIn: 100, out: 8_000 }]
  expect(costOf(cheaper, some, at)).toEqual({ MikroOre: 200 * 1_000 + 800 * 100 + 80_000 })
  const alike = [{ from: '2026-01-01', in: 1_000, out: 8_000 }]
  expect(costOf(alike, some, at)).toEqual({ MikroOre: 1_080_000 })
  const free = [{ from: '2026-01-01', in: 1_000, cachedIn: 0, out: 8_000 }]
  expect(costOf(free, some, at)).toEqual({ MikroOre: 280_000 })
})

test('the cost of the parts is that of the whole, to the millionth of an öre', () => {
  const count = check.nat({ max: 10_000_000 })
  const at = new Date('2026-11-23T12:00:00Z')
  check.assert(
    check.property(check.array(check.tuple(count, count), { minLength: 1 }), (parts) => {
      const receipts = parts.map(([InTokenAntal, OutTokenAntal]) => ({
        supplier: 'OpenAI',
        country: 'USA',
        GPTV: 'g',
        model: 'G',
        InTokenAntal,
        OutTokenAntal,
        ...costOf(prices, { InTokenAntal, OutTokenAntal }, at),
        ms: 1,
        sdate: at.toISOString(),
      }))
      const [first, ...rest] = receipts
      if (!first) return
      const whole = rest.reduce(wholeReceipt, first)
      expect(whole.MikroOre).toBe(costOf(prices, whole, at).MikroOre)
      expect(Number.isSafeInteger(whole.MikroOre)).toBe(true)
    }),
  )
})
