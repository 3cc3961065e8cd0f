import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { afterEach, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { log } from '../runtime/log.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { table, TableName } from '../stores/client.ts'
import { auditLog } from '../stores/log/auditLog.ts'
import { keys } from '../stores/table.ts'
import { accountOf } from '../../infra/testing/functions/accounts.ts'
import {
  at,
  book,
  bookedBefore,
  bookSeries,
  edit,
  mondaysFrom,
  pastMonday,
  weekly,
} from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { codeFor, mended, newcomer } from '../../infra/testing/functions/mending.ts'
import { noticesOf } from '../../infra/testing/functions/notifications.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { file, png } from '../../infra/testing/functions/pictures.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { delivered, logOf } from '../../infra/testing/functions/records.ts'

usePortal(async () => ({ settings: { allowedEmailDomains: ['example.se'] } }))

afterEach(() => vi.useRealTimers())

// Tuesdays, of which none is a holiday.
const future = mondaysFrom('2038-01-12')
let used = 10
const past = () => pastMonday(used++)

/** Everything that the table holds, as text. */
async function wholeTable(): Promise<string> {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new ScanCommand({ TableName, ConsistentRead: true }),
  )
  expect(LastEvaluatedKey).toBeUndefined()
  return Items.map((item) => JSON.stringify(item)).join('\n')
}

const words = ['Zacharina', 'Quistgård', '0700-112233', 'Storgatan 99', '127.0.0.1']
const namesIn = (text: string, Email: string) =>
  [...words, Email].filter((word) => text.includes(word))

/** An administrator who has left their name wherever one can. */
async function wellKnown(admin: { id: string; token: string }, colleague: { token: string }) {
  const [Firstname = '', Lastname = '', Tele = '', Adress = ''] = words
  const doomed = await person({ Role: ADMIN, Firstname: 'Förr', Lastname, Tele, Adress })
  const { id, token, Email } = doomed
  await call('profile.update', { user: { Firstname } }, { token })
  const days = { future: future(), past: past() }
  await book(token, at(days.future, '08:00'), at(days.future, '09:00'), { desc: 'Möte' })
  await bookSeries(token, weekly('2065-03-02', 2, 2))
  await bookedBefore(doomed, days.past, `Om ${Firstname}`)
  const other = await book(colleague.token, at(days.future, '10:00'), at(days.future, '11:00'))
  await edit(token, { id: other.body.results.id, desc: 'Flyttad' })
  await call('documents.add', { Subject: 'Rutin', Body: '<p>x</p>', Published: true }, { token })
  await call('accessibility.report', { page: '', message: 'Syns inte' }, { token })
  const { id: QuestionId } = await question()
  await call('assistant.send', { QuestionId, FBody: 'hej' }, { token })
  await call('profile.image', { 'files[]': file(png), userid: id }, { token })
  await call('profile.image', { 'files[]': file(png), userid: id }, { token: admin.token })
  await call('profile.update', { user: { id, Ort: 'Sala' } }, { token: admin.token })
  await call('users.resetLog', { userid: id }, { token: admin.token })
  const name = `${Firstname} ${Lastname}`
  const sum = { name, t: name, q: 1, i: 2, o: 3 }
  await table.send(new PutCommand({ TableName, Item: { ...keys.sum('PERSON', id), ...sum } }))
  await delivered()
  return { id, Email, token, days }
}

test('nothing in the table names whoever has been deleted; what they did stays', async () => {
  const [admin, colleague] = [await person({ Role: ADMIN }), await person()]
  const { id, Email, days } = await wellKnown(admin, colleague)
  expect(namesIn(await wholeTable(), Email)).toEqual([...words.slice(0, 4), Email])

  const { status } = await call('users.delete', { id: [id] }, { token: admin.token })
  expect(status).toBe(200)
  expect(namesIn(await wholeTable(), Email)).toEqual([])

  expect(await bookings.of(1, days.past, days.past)).toMatchObject([
    { title: 'Borttagen användare', body: '', userid: id },
  ])
  expect(await bookings.of(2, '2065-03-01', '2065-03-31')).toEqual([])
  const left = await bookings.of(1, days.future, days.future)
  expect(left.map(({ title }) => title)).toEqual(['Åsa Öman'])
  const { body } = await call('statistics.log', { filterOptions: [id] }, { token: admin.token })
  const said = body.results.rows.map(({ userName, message }: any) => [userName, message])
  expect(said).toContainEqual(['Borttagen användare', 'Publicerade dokumentet ”Rutin”'])
  const own = await call('users.log', { userid: admin.id }, { token: admin.token })
  const messages = own.body.results.rows.map(({ message }: { message: string }) => message)
  expect(messages.slice(0, 3)).toEqual([
    `Raderade användaren ${id}`,
    'Rensade vyn av loggen för Borttagen användare',
    'Ändrade Borttagen användare: ort',
  ])
  const told = await noticesOf(colleague)
  expect(told.map(({ Name }) => Name)).toEqual(['Borttagen användare', 'Borttagen användare'])
  const users = await call('statistics.users', {}, { token: admin.token })
  expect(users.body.results).toContainEqual(
    expect.objectContaining({ userid: id, userName: 'Borttagen användare' }),
  )
})

test(
  'a deletion that is killed at any step is finished by a second one',
  { timeout: 120_000 },
  async () => {
    const [admin, colleague] = [await person({ Role: ADMIN }), await person()]
    for (let after = 2; ; after += 5) {
      const { id, Email } = await wellKnown(admin, colleague)
      const remove = () => call('users.delete', { id: [id] }, { token: admin.token })
      const failed = await withFault({ after, kind: 'crash' }, remove)
      if (failed === 0) break
      // The claim that a crash leaves behind holds for half a minute.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
      expect([200, 404]).toContain((await remove()).status)
      vi.useRealTimers()
      expect(namesIn(await wholeTable(), Email), `killed after ${after} writes`).toEqual([])
    }
  },
)

test('an event that waits while its author is deleted names nobody', async () => {
  const [admin, colleague] = [await person({ Role: ADMIN }), await person()]
  const { id, token, Email } = await wellKnown(admin, colleague)
  const day = future()
  const { body } = await book(colleague.token, at(day, '10:00'), at(day, '11:00'))
  await edit(token, { id: body.results.id, desc: 'Igen' })
  await call('users.delete', { id: [id] }, { token: admin.token })
  await delivered()
  expect(namesIn(await wholeTable(), Email)).toEqual([])
})

test('the address from which something was done goes to the technical log, and nowhere else', async () => {
  const { id: userid } = await person()
  using noted = vi.spyOn(log, 'note')
  const entry = { userid, userName: 'Åsa', message: 'Gjorde något', address: '198.51.100.7' }
  await auditLog.add({ ...entry, at: new Date() })
  const facts = { userid, address: '198.51.100.7', id: expect.stringMatching(/^\w{26}$/) }
  expect(noted).toHaveBeenCalledExactlyOnceWith('audit', facts)
  expect(await wholeTable()).not.toContain('198.51.100.7')
})

test('neither an address that waits for its code nor one that was registered outlives its person', async () => {
  const admin = await person({ Role: ADMIN })
  const NewEmail = 'zacharina.ny@example.se'
  const { id, token } = await person()
  expect((await call('profile.update', { user: { Email: NewEmail } }, { token })).status).toBe(200)
  expect(await wholeTable()).toContain(NewEmail)

  const email = 'quistgard.sjalv@example.se'
  await call('auth.register', { ...newcomer, email })
  await call('auth.confirmRegistration', { ...newcomer, email, code: '000000' })
  // Who has only begun is nowhere in it.
  expect(await wholeTable()).not.toContain(email)
  await call('auth.confirmRegistration', { ...newcomer, email, code: codeFor(email) })
  const registered = (await accountOf(email))?.id ?? ''
  expect(await wholeTable()).toContain(email)

  const { status } = await call('users.delete', { id: [id, registered] }, { token: admin.token })
  expect(status).toBe(200)
  await mended()
  const left = await wholeTable()
  expect([NewEmail, email].filter((address) => left.includes(address))).toEqual([])
  expect(await accountOf(email)).toBeUndefined()
})

test('a change of one’s own that broke off and was finished does not outlive its person by their address', async () => {
  const admin = await person({ Role: ADMIN })
  const { id, token, Email } = await person()
  // The rate, the claim, what begins and the pool are written, the profile is not.
  await withFault({ after: 4, kind: 'crash' }, () =>
    call('profile.update', { user: { Password: 'Portalen9' } }, { token }),
  )
  await mended()
  expect((await logOf(id)).at(-1)).toMatchObject({
    message: 'Slutförde en avbruten ändring av sina uppgifter',
  })
  expect((await call('users.delete', { id: [id] }, { token: admin.token })).status).toBe(200)
  expect(await wholeTable()).not.toContain(Email)
})

test('a booking for somebody who is deleted meanwhile is not left behind', async () => {
  const { token } = await person({ Role: ADMIN })
  const gone = await person({ Firstname: 'Zacharina' })
  expect((await call('users.delete', { id: [gone.id] }, { token })).status).toBe(200)
  const by = { userid: gone.id, userName: 'Zacharina', message: 'Bokade', address: '' }
  const day = future()
  const one = {
    id: ulid(),
    title: 'Zacharina',
    startdate: at(day, '12:00'),
    enddatetime: at(day, '13:00'),
    body: '',
    userid: gone.id,
    Rum: 3,
  } as const
  expect(await bookings.add([one], { ...by, at: new Date() })).toBe('gone')
  expect(await wholeTable()).not.toContain('Zacharina')
})
