import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { rates } from '../stores/rates.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { noticesOf } from '../../infra/testing/functions/notifications.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf, until } from '../../infra/testing/functions/records.ts'

usePortal(ofItsOwn)

test('what somebody cannot use is told to every administrator, and to nobody else', async () => {
  const [one, two] = [await person({ Role: ADMIN }), await person({ Role: ADMIN })]
  const [staff, other] = [await person(), await person()]
  const input = { page: '/Rum', message: ' Knappen har ingen text ' }
  const { status, body } = await call('accessibility.report', input, { token: staff.token })
  expect([status, body]).toEqual([200, { results: true, message: 'Skickat.' }])
  for (const reader of [one, two]) {
    const told = await until(
      () => noticesOf(reader),
      ({ length }) => length > 0,
    )
    expect(told).toMatchObject([
      {
        Name: 'Åsa Öman',
        message: 'Rapporterade ett hinder på /Rum: Knappen har ingen text',
        about: { kind: 'report' },
      },
    ])
  }
  expect(await noticesOf(other)).toEqual([])
  expect((await logOf(staff.id)).at(-1)?.['message']).toBe('Rapporterade ett hinder på /Rum')
})

test('what one person reports within an hour is one notification, which is new again each time', async () => {
  const [reader, staff, other] = [await person({ Role: ADMIN }), await person(), await person()]
  const tell = (who: { token: string }, message: string, page = '') =>
    call('accessibility.report', { page, message }, { token: who.token })
  const toldOf = (words: string) =>
    until(
      () => noticesOf(reader),
      (all) => all.some(({ message }) => message.includes(words)),
    )
  await tell(staff, 'Knappen har ingen text', '/Rum')
  const [first] = await toldOf('Knappen')
  await call('notifications.seen', { id: [first?.id ?? ''] }, { token: reader.token })
  await tell(other, 'Något annat')
  await toldOf('Något annat')
  // Once more, since no reply came.
  await tell(staff, 'Knappen har ingen text', '/Rum')
  await tell(staff, 'Bilden är för ljus')
  const told = await toldOf('Bilden')
  expect(told.map(({ message, Seen }) => [message, Seen])).toEqual([
    ['Rapporterade två hinder: på /Rum: Knappen har ingen text · Bilden är för ljus', 0],
    ['Rapporterade ett hinder: Något annat', 0],
  ])
})

test('reports that arrive at the same moment are one notification, and none is lost', async () => {
  const [reader, staff] = [await person({ Role: ADMIN }), await person()]
  const words = ['ett', 'två', 'tre', 'fyra', 'fem'].map((word) => `Hinder ${word}.`)
  await Promise.all(
    words.map((message) =>
      call('accessibility.report', { page: '', message }, { token: staff.token }),
    ),
  )
  const told = await until(
    () => noticesOf(reader),
    ([one]) => words.every((word) => one?.message.includes(word)),
  )
  expect(told).toHaveLength(1)
})

test.each([
  [{ message: '  ' }, 'message', 'Beskriv vad som inte fungerar.'],
  [{ message: 'x'.repeat(1_001) }, 'message', 'Högst 1000 tecken.'],
  [{ message: 'Hej', page: 'x'.repeat(201) }, 'page', 'Högst 200 tecken.'],
])('an empty or endless report is refused and told to nobody (%#)', async (input, field, text) => {
  const [admin, staff] = [await person({ Role: ADMIN }), await person()]
  const { status, body } = await call('accessibility.report', input, { token: staff.token })
  expect([status, body.error.fields]).toEqual([400, { [field]: text }])
  expect(await noticesOf(admin)).toEqual([])
})

test('the sixth report in an hour is refused, and told to nobody', async () => {
  const [admin, staff] = [await person({ Role: ADMIN }), await person()]
  for (const now of [Date.now(), Date.now() + 3_600_000])
    for (let count = 0; count < 5; count++) await rates.reports.take(staff.id, 5, now)
  const { status, body, headers } = await call(
    'accessibility.report',
    { page: '', message: 'Igen' },
    { token: staff.token },
  )
  expect([status, body.error.code]).toEqual([429, 'throttled'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await noticesOf(admin)).toEqual([])
})
