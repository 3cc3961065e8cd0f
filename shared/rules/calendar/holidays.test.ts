import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const holidays = {
  '2027-03-26': 'Långfredagen',
  '2027-03-29': 'Annandag påsk',
  '2027-05-06': 'Kristi himmelsfärdsdag',
  '2027-06-25': 'Midsommarafton',
  '2027-11-06': 'Alla helgons dag',
  '2027-12-24': 'Julafton',
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

test.each(['Europe/Stockholm', 'America/New_York', 'Pacific/Honolulu', 'Pacific/Auckland'])(
  'whoever sits at a computer with the time of %s sees the holidays on their days in Sweden',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const { holidayOn } = await import('./holidays.ts')
    const found = Object.keys(holidays).map((day) => [day, holidayOn(day)])
    expect(Object.fromEntries(found)).toEqual(holidays)
    expect(holidayOn('2027-03-25')).toBeUndefined()
    expect(holidayOn('2027-11-05')).toBeUndefined()
  },
)
