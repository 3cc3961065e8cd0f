import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test, vi } from 'vitest'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { log } from '../runtime/log.ts'
import { table, TableName } from '../stores/client.ts'
import { broadcasts } from '../stores/notifications/broadcasts.ts'
import { keys } from '../stores/table.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { noticesOf } from '../../infra/testing/functions/notifications.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { delivered } from '../../infra/testing/functions/records.ts'

usePortal()

const admin = () => person({ Role: ADMIN, Firstname: 'Karin', Lastname: 'Lind' })
type Someone = { token: string }

const publish = async (Subject: string, { token }: Someone, list: 'add' | 'addNews' = 'add') => {
  const input = { Subject, Body: '<p>Text</p>', Published: true }
  return (await call(`documents.${list}`, input, { token })).body.results.id
}
const texts = async (who: Someone) => (await noticesOf(who)).map(({ message }) => message)
const unseen = async (who: Someone) =>
  (await noticesOf(who)).filter(({ Seen }) => Seen === 0).length
const mark = (what: 'seen' | 'dismiss', id: string[], { token }: Someone) =>
  call(`notifications.${what}`, { id }, { token })

describe('a publication', () => {
  test('is told to everybody who is there, with who and what, and taken back with it', async () => {
    const [karin, staff] = [await admin(), await person()]
    const id = await publish('Ny resepolicy', karin)
    const news = await publish('Ny skärm', karin, 'addNews')
    const rows = await noticesOf(staff)
    expect(rows).toMatchObject([
      {
        Name: 'Karin Lind',
        message: 'Publicerade nyheten ”Ny skärm”',
        Seen: 0,
        about: { kind: 'news', id: news },
      },
      {
        Name: 'Karin Lind',
        message: 'Publicerade dokumentet ”Ny resepolicy”',
        Seen: 0,
        about: { kind: 'document', id },
      },
    ])
    expect(Date.parse(rows[0]?.sdate ?? '')).not.toBeNaN()

    await call('documents.update', { id, Published: false }, { token: karin.token })
    expect(await texts(staff)).not.toContain('Publicerade dokumentet ”Ny resepolicy”')
    await call('documents.deleteNews', { id: news }, { token: karin.token })
    expect(await texts(staff)).not.toContain('Publicerade nyheten ”Ny skärm”')
  })

  test('as a draft, or changed later, is told to nobody', async () => {
    const [{ token }, staff] = [await admin(), await person()]
    const draft = { Subject: 'Utkast', Body: 'Text' }
    await call('documents.add', draft, { token })
    const id = await publish('Rubrik', { token })
    const before = await texts(staff)
    await call('documents.update', { id, Subject: 'Bättre rubrik' }, { token })
    expect(await texts(staff)).toEqual(
      before.map((text: string) => text.replace('”Rubrik”', '”Bättre rubrik”')),
    )
    expect(before.join()).not.toContain('Utkast')
  })

  test('is not told to whoever comes later', async () => {
    const karin = await admin()
    await publish('Förra månadens', karin)
    await noticesOf(karin)
    const newcomer = await person()
    expect(await noticesOf(newcomer)).toEqual([])
    await publish('Dagens', karin)
    expect(await texts(newcomer)).toEqual(['Publicerade dokumentet ”Dagens”'])
  })
})

test('a notification that only a later version knows hides no other, which is reworded and taken back as ever', async () => {
  using told = vi.spyOn(log, 'error').mockReturnValue()
  const [karin, staff] = [await admin(), await person()]
  const id = await publish('Läsbar', karin)
  await noticesOf(staff)
  const [sdate, later] = [new Date().toISOString(), new Date(Date.now() + 1).toISOString()]
  const odd = [sdate, later].map((stamp) => ({
    ...keys.broadcast(stamp),
    Name: 'Karin Lind',
    message: 'Gjorde något nytt',
    sdate,
    about: { kind: 'okänt', id },
    expires: 9_999_999_999,
  }))
  for (const Item of odd) await table.send(new PutCommand({ TableName, Item }))
  await broadcasts.read()
  expect(told.mock.calls.map(([, , facts]) => facts)).toEqual([{ count: 2 }])

  expect(await texts(staff)).toEqual(['Publicerade dokumentet ”Läsbar”'])
  expect((await call('notifications.all', {}, { token: staff.token })).status).toBe(200)
  await call('documents.update', { id, Subject: 'Bättre' }, { token: karin.token })
  expect(await texts(staff)).toEqual(['Publicerade dokumentet ”Bättre”'])
  await call('documents.update', { id, Published: false }, { token: karin.token })
  expect(await texts(staff)).toEqual([])
  for (const { pk, sk } of odd) await table.send(new DeleteCommand({ TableName, Key: { pk, sk } }))
})

describe('seen and cleared', () => {
  test('hold on every device, and not for anybody else', async () => {
    const karin = await admin()
    const [staff, other] = [await person(), await person()]
    await publish('Ett', karin)
    const ids = (await noticesOf(staff)).map(({ id }) => id)
    await mark('seen', ids, staff)
    const { body } = await call('auth.login', { email: staff.Email, password: 'Portalen1' })
    const elsewhere = { token: body.token.access_token }
    expect((await noticesOf(elsewhere)).map(({ Seen }) => Seen)).toEqual(ids.map(() => 1))
    expect(await unseen(other)).toBeGreaterThan(0)
    await mark('dismiss', ids, elsewhere)
    expect(await noticesOf(staff)).toEqual([])
    expect(await unseen(other)).toBeGreaterThan(0)
  })

  test('in two tabs at once lose nothing that either has not shown', async () => {
    const karin = await admin()
    const staff = await person()
    await publish('Första', karin)
    const shownInOne = (await noticesOf(staff)).map(({ id }) => id)
    await publish('Andra', karin)
    const shownInOther = (await noticesOf(staff)).map(({ id }) => id)
    await Promise.all([mark('seen', shownInOther, staff), mark('seen', shownInOne, staff)])
    expect(await unseen(staff)).toBe(0)
    await publish('Tredje', karin)
    expect(await unseen(staff)).toBe(1)
    await mark('dismiss', shownInOther, staff)
    await mark('dismiss', shownInOne, staff)
    expect(await texts(staff)).toEqual(['Publicerade dokumentet ”Tredje”'])
  })

  test('right after a Lambda has looked is not lost', async () => {
    const [karin, staff] = [await admin(), await person()]
    await publish('Tidigare', karin)
    await noticesOf(staff)
    await mark('seen', [], staff)
    await publish('Just nu', karin)
    const ids = (await noticesOf(staff)).map(({ id }) => id)
    await mark('seen', ids, staff)
    expect(await unseen(staff)).toBe(0)
  })

  test('by made-up ids hides nothing that is still to come', async () => {
    const [karin, staff] = [await admin(), await person()]
    await publish('Nu', karin)
    await noticesOf(staff)
    const future = ['own.2999-01-01T00:00:00.000Z', 'all.2999-01-01T00:00:00.000Z', 'x']
    await mark('dismiss', future, staff)
    await publish('Sedan', karin)
    expect(await texts(staff)).toEqual([
      'Publicerade dokumentet ”Sedan”',
      'Publicerade dokumentet ”Nu”',
    ])
  })

  test('without naming any take all', async () => {
    const [karin, staff] = [await admin(), await person()]
    await publish('Allt', karin)
    await noticesOf(staff)
    await mark('seen', [], staff)
    expect(await unseen(staff)).toBe(0)
    await mark('dismiss', [], staff)
    expect(await noticesOf(staff)).toEqual([])
  })
})

describe('one’s own', () => {
  test('booking that somebody else makes, changes and takes away', async () => {
    const [karin, staff, other] = [await admin(), await person(), await person()]
    const times = { start: '2056-03-01T09:00:00.000Z', end: '2056-03-01T10:00:00.000Z' }
    const event = { ...times, Rum: 2 as const, currentUserid: staff.id }
    const { token } = karin
    const booked = await call('calendar.add', { event }, { token })
    const { id } = booked.body.results
    await call('calendar.edit', { event: { id, Rum: 3 } }, { token })
    // Their own changes are no news to them.
    await call('calendar.edit', { event: { id, desc: 'Egen' } }, { token: staff.token })
    await call('calendar.delete', { event: id }, { token })
    const rows = await noticesOf(staff)
    expect(rows.map(({ Name, message }) => `${Name}: ${message}`)).toEqual([
      'Karin Lind: Avbokade din bokning av Bemanning 1 mars 2056 10.00–11.00',
      'Karin Lind: Ändrade din bokning av Bemanning 1 mars 2056 10.00–11.00',
      'Karin Lind: Bokade åt dig: Stor 1 mars 2056 10.00–11.00',
    ])
    expect(rows[0]?.about).toEqual({ kind: 'room', id: '3.2056-03-01' })
    expect(rows[1]?.about).toEqual({ kind: 'booking', id })
    expect(await noticesOf(other)).toEqual([])
  })

  test('role and account, without values and without what is not for them', async () => {
    const [{ token }, staff] = [await admin(), await person()]
    const update = (user: object) =>
      call('profile.update', { user: { id: staff.id, ...user } }, { token })
    await update({ Role: ADMIN })
    await update({ Role: STAFF, Tele: '070-174 06 99', Sallary: 30_000 })
    await update({ Sallary: 31_000 })
    // The role that was taken away ended the session.
    const { body } = await call('auth.login', { email: staff.Email, password })
    const again = { ...staff, token: body.token.access_token }
    const own = { user: { Ort: 'Sala' } }
    await call('profile.update', own, { token: again.token })
    expect(await texts(again)).toEqual([
      'Gav dig rollen Användare och ändrade dina uppgifter: telefon',
      'Gav dig rollen Administratör',
    ])
  })

  test('account that is deactivated and taken back, as they read once they are in again', async () => {
    const [{ token }, staff] = [await admin(), await person()]
    for (const InAktiv of [true, false]) {
      await call('profile.update', { user: { id: staff.id, InAktiv } }, { token })
      await delivered()
    }
    const { body } = await call('auth.login', { email: staff.Email, password })
    expect(await texts({ token: body.token.access_token })).toEqual([
      'Aktiverade ditt konto',
      'Inaktiverade ditt konto',
    ])
  })
})

describe('the list', () => {
  test('that has not changed is not sent again, for each by themselves', async () => {
    const [karin, staff] = [await admin(), await person()]
    await publish('En sak', karin)
    await noticesOf(staff)
    const ask = ({ token }: Someone, etag = '') => send('notifications.all', {}, { token, etag })
    const etag = (await ask(staff)).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await ask(staff, etag)).status).toBe(304)
    expect((await ask(karin, etag)).status).toBe(200)
    await mark('seen', [], staff)
    expect((await ask(staff, etag)).status).toBe(200)
  })
})
