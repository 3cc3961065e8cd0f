import { SESv2Client } from '@aws-sdk/client-sesv2'
import { describe, expect, test, vi } from 'vitest'
import {
  at,
  book,
  bookSeries,
  edit,
  mondaysFrom,
  weekly,
} from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { eventsIn, methodsIn, propertyOf } from '../../infra/testing/functions/iCalendar.ts'
import { eventRecord, noticesOf } from '../../infra/testing/functions/notifications.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { delivered, itemsOf, until } from '../../infra/testing/functions/records.ts'
import { rateLimits } from '../../shared/rateLimits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { log } from '../runtime/log.ts'
import { transact } from '../stores/client.ts'
import { outbox } from '../stores/outbox.ts'
import { rates } from '../stores/rates.ts'
import { keys } from '../stores/table.ts'
import { handler } from './mail.ts'

usePortal()

const monday = mondaysFrom('2066-01-04')

/** A series of four weeks, which are nobody else's. */
function series() {
  const events = weekly(monday(), 4, 3)
  for (let week = 0; week < 6; week++) monday()
  return events
}

/** The mails to an address about bookings, oldest first, once everything that has happened is told. */
async function mailsTo(address: string) {
  await delivered()
  return portal()
    .outbox.mails()
    .filter(({ to, files = [] }) => to === address && files.length > 0)
    .toReversed()
    .map(({ subject, html, files = [] }) => {
      const [file] = files
      return {
        subject,
        html,
        type: file?.type,
        text: Buffer.from(file?.base64 ?? '', 'base64').toString('utf8'),
      }
    })
}

describe('a booking', () => {
  test('is mailed when it is made, changed and cancelled, as one and the same in a calendar', async () => {
    const owner = await person({ Firstname: 'Åsa', Lastname: 'Öman' })
    const day = monday()
    const { body } = await book(owner.token, at(day, '08:00'), at(day, '09:00'), {
      desc: 'Budget <2066>',
    })
    const { id } = body.results
    await delivered()
    // A sequence counts seconds.
    await new Promise((done) => setTimeout(done, 1_100))
    await edit(owner.token, { id, start: at(day, '10:00'), end: at(day, '11:00') })
    await new Promise((done) => setTimeout(done, 1_100))
    await call('calendar.delete', { event: id }, { token: owner.token })
    const mails = await mailsTo(owner.Email)
    expect(mails.map(({ type }) => type)).toEqual(
      ['REQUEST', 'REQUEST', 'CANCEL'].map(
        (method) => `text/calendar; charset=utf-8; method=${method}`,
      ),
    )
    expect(mails.map(({ text }) => propertyOf(text, 'method'))).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ])
    const events = mails.flatMap(({ text }) => eventsIn(text))
    expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set([`${id}@portalen`]))
    expect(events.map(({ start, status }) => [start, status])).toEqual([
      [at(day, '08:00'), 'CONFIRMED'],
      [at(day, '10:00'), 'CONFIRMED'],
      [at(day, '10:00'), 'CANCELLED'],
    ])
    const sequences = events.map(({ sequence }) => sequence)
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
    expect(new Set(sequences).size).toBe(3)
    expect(mails[0]?.subject).toMatch(/^Bokning: Welcome \d+ \p{L}+ 2066 09\.00–10\.00$/u)
    expect(mails[0]?.html).toContain('Budget &#60;2066&#62;')
    expect(mails[0]?.html).toContain(`/Rum/Kalender?bokning=${id}">Visa bokningen i portalen</a>`)
    expect(mails[2]?.subject).toMatch(/^Avbokat: Welcome \d+ \p{L}+ 2066 11\.00–12\.00$/u)
    expect(
      [mails[0]?.html, mails[2]?.html].map((html) => /Du har \w+:/.exec(html ?? '')?.[0]),
    ).toEqual(['Du har bokat:', 'Du har avbokat:'])
    expect(mails[0]?.html).toContain('Öppna den bifogade filen för att uppdatera din kalender.')
    expect(events[0]?.summary).toBe('Budget <2066>')
    expect(mails[0]?.text).toContain('ATTENDEE')
  })

  test('that somebody else makes or cancels is mailed to whose it is, and told them in the portal', async () => {
    const [admin, owner] = [await person({ Role: ADMIN, Firstname: 'Karin' }), await person()]
    const day = monday()
    const { body } = await book(admin.token, at(day, '08:00'), at(day, '09:00'), {
      currentUserid: owner.id,
    })
    expect(await noticesOf(owner)).toHaveLength(1)
    const [mail, ...others] = await mailsTo(owner.Email)
    expect(others).toEqual([])
    expect(mail?.html).toContain('bokat åt dig av Karin Öman')
    await call('calendar.delete', { event: body.results.id }, { token: admin.token })
    const [, taken] = await mailsTo(owner.Email)
    expect(taken?.html).toContain('Det här är avbokat av Karin Öman:')
    expect(taken?.html).not.toContain('bokning=')
    expect(await mailsTo(admin.Email)).toEqual([])
  })

  test('is mailed no more to whoever has had all mails of an hour, and is booked all the same', async () => {
    const owner = await person()
    // In this hour and in the next.
    for (const now of [Date.now(), Date.now() + 3_600_000]) {
      const had = Array.from({ length: rateLimits.bookingMailsPerHour }, () =>
        rates.bookingMails.take(owner.id, rateLimits.bookingMailsPerHour, now),
      )
      await Promise.all(had)
    }
    const day = monday()
    const { status, body } = await book(owner.token, at(day, '08:00'), at(day, '09:00'))
    expect(status).toBe(200)
    expect(await mailsTo(owner.Email)).toEqual([])
    expect((await call('calendar.get', { event: body.results.id }, owner)).status).toBe(200)
  })

  test('of a series comes with the others, in one mail', async () => {
    const { token, Email } = await person()
    const events = series()
    // Whoever got no reply sends it once more.
    for (let time = 0; time < 2; time++) await bookSeries(token, events)
    const [mail, ...others] = await mailsTo(Email)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Bokning: Bemanning .* och 3 till$/)
    expect(methodsIn(mail?.text ?? '')).toEqual([['PUBLISH', 4]])
    expect(mail?.text).not.toContain('ATTENDEE')
    expect(eventsIn(mail?.text ?? '')[0]?.summary).toBe('Bokat: Bemanning')
    expect(eventsIn(mail?.text ?? '').map(({ start }) => start)).toEqual(
      events.map(({ start }) => start),
    )
  })

  test('of a series that is cancelled is taken back, each by a cancellation of its own in one mail', async () => {
    const { token, Email } = await person()
    const { body } = await bookSeries(token, series())
    await delivered()
    // A sequence counts seconds.
    await new Promise((done) => setTimeout(done, 1_100))
    await call('calendar.delete', { event: body.results[1].id, which: 'later' }, { token })
    const [booked, cancelled, ...others] = await mailsTo(Email)
    expect(others).toEqual([])
    expect(cancelled?.subject).toMatch(/^Avbokat: Bemanning .* och 2 till$/)
    expect(cancelled?.type).toBe('text/calendar; charset=utf-8; method=CANCEL')
    expect(methodsIn(cancelled?.text ?? '')).toEqual([
      ['CANCEL', 1],
      ['CANCEL', 1],
      ['CANCEL', 1],
    ])
    const [known, taken] = [booked, cancelled].map((mail) => eventsIn(mail?.text ?? ''))
    expect(taken?.map(({ uid, status }) => [uid, status])).toEqual(
      known?.slice(1).map(({ uid }) => [uid, 'CANCELLED']),
    )
    expect(taken?.[0]?.sequence).toBeGreaterThan(known?.[0]?.sequence ?? Infinity)
  })
})

describe('what waits to be mailed', () => {
  const waiting = (userid: string) =>
    outbox.put({
      type: 'calendar.mailed',
      userid,
      mail: { cancelled: false, bookings: [] },
      by: { id: userid, name: 'Åsa Öman' },
      at: new Date().toISOString(),
    })

  /** SES takes no mail, and says to whom it was. */
  const refusing = (name: string, address: string) =>
    vi
      .spyOn(SESv2Client.prototype, 'send')
      .mockRejectedValue(Object.assign(new Error(`${address} is not verified`), { name }))

  test('ends without a mail where its person is gone or deactivated', async () => {
    const before = portal().outbox.mails().length
    const { id } = await person({ InAktiv: true })
    await transact([waiting('borta'), waiting(id)])
    await delivered()
    expect(portal().outbox.mails().length).toBe(before)
  })

  test('is mailed once SES knows the portal’s address, however often it has refused', async () => {
    const { id, Email } = await person()
    const refused = refusing('MessageRejected', Email)
    using told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await transact([waiting(id)])
    await until(
      async () => refused.mock.calls.length,
      (tries) => tries > 1,
    )
    refused.mockRestore()
    expect(await mailsTo(Email)).toHaveLength(1)
    // What came to nothing takes none of the hour's mails.
    const counts = await itemsOf(keys.rate(id, '', 0).pk, 'BOOKINGMAIL')
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(1)
    expect(told.mock.calls.join()).toContain('A booking is not mailed yet: MessageRejected')
    expect(told.mock.calls.join()).not.toContain(Email)
  })

  test('ends where SES can never take it, and the log says why without anybody’s address', async () => {
    const { id, Email } = await person()
    using _ = refusing('BadRequestException', Email)
    using noted = vi.spyOn(log, 'error')
    // The pipe may be faster, whose Lambda has a log of its own.
    const logged = await until(
      async () => {
        await transact([waiting(id)])
        for (const event of await outbox.waiting()) await handler(eventRecord(event))
        return noted.mock.calls
      },
      (calls) => calls.length > 0,
    )
    await delivered()
    const facts = { id: expect.any(String) }
    expect(logged[0]).toEqual(['a booking could not be mailed', 'BadRequestException', facts])
  })

  test('is another Lambda’s where it is something else', async () => {
    const { id, Email } = await person()
    await transact([
      outbox.put({
        type: 'profile.changed',
        userid: id,
        message: 'Ändrade dina uppgifter: ort',
        by: { id, name: 'Åsa Öman' },
        at: new Date().toISOString(),
      }),
    ])
    for (const event of await outbox.waiting()) await handler(eventRecord(event))
    expect(await mailsTo(Email)).toEqual([])
  })
})
