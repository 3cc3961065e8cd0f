import { describe, expect, test } from 'vitest'
import { statisticsTexts } from '../../texts/statistics.ts'
import { axisEnd, type Bar, readableBars } from './charts/bars.ts'
import { csvOf } from './charts/csv.ts'
import { everyDay, spread, ticksTo } from './charts/dayLines.ts'

const bar = (name: string, QuestionAntal: number): Bar => ({
  id: name,
  name,
  QuestionAntal,
  InTokenAntal: 10,
  OutTokenAntal: 1,
  MikroOre: 2_000_000,
})

const day = (of: string, InTokenAntal = 1) => ({
  day: of,
  QuestionAntal: 1,
  InTokenAntal,
  OutTokenAntal: 1,
  MikroOre: 2_000_000,
})

describe('the bars of a chart', () => {
  test('are all shown while they can be told apart', () => {
    const bars = [bar('Anna', 3), bar('Bo', 2)]
    expect(readableBars({ count: 2, bars }, 2)).toBe(bars)
  })

  test('are the highest ones and the rest in one when there are five hundred people', () => {
    const told = Array.from({ length: 50 }, (_, index) => bar(`Person ${index}`, 500 - index))
    const many = [...told, { ...bar('Övriga', 4000), InTokenAntal: 4500 }]
    const shown = readableBars({ count: 500, bars: many }, 12)
    expect(shown.map(({ name }) => name)).toEqual([
      ...many.slice(0, 11).map(({ name }) => name),
      'Övriga (489)',
    ])
    const count = (bars: readonly Bar[]) => bars.reduce((sum, one) => sum + one.QuestionAntal, 0)
    expect(count(shown)).toBe(count(many))
    expect(shown.at(-1)?.InTokenAntal).toBe(4890)
  })

  test('leave room: the axis ends 100 above the highest', () => {
    expect(axisEnd([bar('Anna', 3), bar('Bo', 250)])).toBe(350)
    expect(axisEnd([])).toBe(4)
    expect(axisEnd([bar('Anna', 3), bar('Bo', 10)])).toBe(12)
  })
})

describe('a file for Excel', () => {
  test('has semicolons, line ends of Windows and the mark of UTF-8', () => {
    const csv = csvOf({ titles: ['Användare', 'Antal'], rows: [['Åsa Öman', 1234]] })
    expect(csv).toBe('\uFEFFAnvändare;Antal\r\nÅsa Öman;1234\r\n')
  })

  test('quotes what would break it, and disarms what would be a formula', () => {
    const csv = csvOf({
      titles: ['Fråga'],
      rows: [['Ett; två'], ['Säg "hej"'], ['=HYPERLINK("x")'], ['-1+2'], ['@SUM(A1)'], [-5]],
    })
    expect(csv.split('\r\n').slice(1, -1)).toEqual([
      '"Ett; två"',
      '"Säg ""hej"""',
      '"\'=HYPERLINK(""x"")"',
      "'-1+2",
      "'@SUM(A1)",
      '-5',
    ])
  })
})

describe('the days', () => {
  test('between the first and the last one are all there, also across the clock change', () => {
    const days = everyDay([day('2026-03-27', 5), day('2026-03-30', 7)])
    expect(days.map((one) => [one.day, one.InTokenAntal])).toEqual([
      ['2026-03-27', 5],
      ['2026-03-28', 0],
      ['2026-03-29', 0],
      ['2026-03-30', 7],
    ])
    expect(everyDay([])).toEqual([])
  })

  test('are named evenly, with the first and the last one', () => {
    const days = everyDay([day('2026-01-01'), day('2026-01-31')])
    expect(spread(days, 3)).toEqual(['2026-01-01', '2026-01-16', '2026-01-31'])
    expect(spread(days.slice(0, 1), 3)).toEqual(['2026-01-01'])
  })

  test.each([
    [0, [0, 1]],
    [7, [0, 2, 4, 6, 8]],
    [8_530, [0, 2_000, 4_000, 6_000, 8_000, 10_000]],
    [100, [0, 20, 40, 60, 80, 100]],
  ])('have round numbers up to %i', (highest, ticks) => {
    expect(ticksTo(highest)).toEqual(ticks)
  })
})

test.each([
  ['1', 'Dessutom 1 provsvar under Frågor sedan början.'],
  ['21', 'Dessutom 21 provsvar under Frågor sedan början.'],
])('%s that was tried from the library is told in its own number', (count, text) => {
  expect(statisticsTexts.tests(count)).toBe(text)
})

test('what was tried is told with what it cost, apart from all others', () => {
  expect(statisticsTexts.besides('0,12', '27')).toBe(
    'Dessutom ≈ 0,12 kr för 27 provsvar och svar i provkörningar sedan början.',
  )
})
