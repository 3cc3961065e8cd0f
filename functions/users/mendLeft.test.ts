import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { accountOf, everywhere } from '../../infra/testing/functions/accounts.ts'
import { asking } from '../../infra/testing/functions/asking.ts'
import {
  at,
  book,
  bookSeries,
  mondaysFrom,
  weekly,
} from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import {
  codeFor,
  later,
  mended,
  newcomer,
  nowhere,
  waiting,
} from '../../infra/testing/functions/mending.ts'
import { file, picturesOf, png } from '../../infra/testing/functions/pictures.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'
import { votes } from '../stores/answers/votes.ts'
import { administrators } from '../stores/people/administrators.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { transact } from '../stores/client.ts'
import { leases } from '../stores/leases.ts'
import { outbox } from '../stores/outbox.ts'
import { unfinished } from '../stores/people/unfinished.ts'
import { users } from '../stores/people/users.ts'

usePortal(async () => ({ schedules: false, settings: { allowedEmailDomains: ['example.se'] } }))

afterEach(() => vi.useRealTimers())

const admin = () => person({ Role: ADMIN })

test('an administrator who is half deleted goes with their bookings and what waits to be told', async () => {
  const { token } = await admin()
  const [doomed, other] = [await admin(), await person()]
  const day = mondaysFrom('2038-03-01')()
  await book(doomed.token, at(day, '08:00'), at(day, '09:00'))
  await bookSeries(doomed.token, weekly('2064-03-03', 2, 2))
  // The rate, both claims, what begins and the pool are written.
  await withFault({ after: 5, kind: 'crash' }, () =>
    call('users.delete', { id: [doomed.id] }, { token }),
  )
  expect(await accountOf(doomed.id)).toBeUndefined()
  expect((await everywhere(doomed.id)).list).toBeDefined()
  const by = { id: doomed.id, name: 'Zacharina' }
  const told = { userid: other.id, message: 'Hej', by, at: new Date().toISOString() }
  // So many that some wait still, however quickly they are delivered meanwhile.
  const put = () => outbox.put({ type: 'profile.changed', ...told })
  await transact(Array.from({ length: 60 }, put))
  await mended()
  expect(await everywhere(doomed.id)).toEqual(nowhere)
  expect((await administrators.all()).has(doomed.id)).toBe(false)
  expect(await bookings.of(1, day, day)).toEqual([])
  expect(await bookings.of(2, '2064-03-01', '2064-03-31')).toEqual([])
  const waits = await outbox.waiting()
  const names = await Promise.all(waits.map(async (id) => (await outbox.get(id))?.by.name))
  expect(names).not.toContain('Zacharina')
})

test('what somebody who is half deleted has shared with a no goes, and the no stays counted', async () => {
  const { token } = await admin()
  const { SvarId: id, token: own, userid, QuestionId } = await asking()
  await call('answers.update', { id, Helped: 'no', Note: 'Fel', Share: true }, { token: own })
  const no = async () =>
    (await call('statistics.help', { QuestionId }, { token })).body.results.noes[0]
  // The rate, both claims, what begins and the pool are written.
  await withFault({ after: 5, kind: 'crash' }, () =>
    call('users.delete', { id: [userid] }, { token }),
  )
  expect(await accountOf(userid)).toBeUndefined()
  expect(await no()).toMatchObject({ Note: 'Fel', shared: { FBody: 'Kan vi ses på torsdag?' } })
  await mended()
  expect(await no()).not.toHaveProperty('Note')
  expect(await no()).not.toHaveProperty('shared')
  expect((await votes.sumOf(QuestionId))?.no).toBe(1)
})

test('a reactivation that broke off is taken back: the profile decides who is let in', async () => {
  const { token } = await admin()
  const { id, Email } = await person()
  await call('profile.update', { user: { id, InAktiv: true } }, { token })
  // The rate, both claims, what begins and the pool are written, the profile is not.
  await withFault({ after: 5, kind: 'crash' }, () =>
    call('profile.update', { user: { id, InAktiv: false } }, { token }),
  )
  expect((await accountOf(id))?.enabled).toBe(true)
  expect((await users.get(id))?.InAktiv).toBe(true)
  await mended()
  expect((await accountOf(id))?.enabled).toBe(false)
  const signIn = await call('auth.login', { email: Email, password })
  expect(signIn.status).not.toBe(200)
})

test('a picture of an account that a second try does away with goes, too', async () => {
  const { token } = await admin()
  const email = 'bild.tva.ganger@example.se'
  const user = JSON.stringify({ Firstname: 'Nils', email, password })
  const add = () => call('users.add', { 'files[]': file(png), user }, { token })
  // The rate, the claim, what begins, account, password and picture are written.
  await withFault({ after: 6, kind: 'error' }, add)
  const first = (await accountOf(email))?.id ?? ''
  expect(await picturesOf(first)).toHaveLength(1)
  expect((await add()).status).toBe(200)
  expect((await accountOf(email))?.id).not.toBe(first)
  expect(await picturesOf(first)).toEqual([])
  await mended()
})

test('whoever confirms an address at the pool itself gets no account that leads nowhere', async () => {
  const email = 'direkt@example.se'
  await call('auth.register', { ...newcomer, email })
  const { clientId: ClientId } = portal().cognito
  const given = { ClientId, Username: email, ConfirmationCode: codeFor(email) }
  await poolAdmin().send(new ConfirmSignUpCommand(given))
  expect((await accountOf(email))?.status).toBe('CONFIRMED')
  await mended()
  expect(await accountOf(email)).toBeUndefined()
})

test('what may still be on its way is left alone', async () => {
  const { token } = await admin()
  const user = JSON.stringify({ Firstname: 'Nils', email: 'nyss@example.se', password })
  await withFault({ after: 4, kind: 'crash' }, () => call('users.add', { user }, { token }))
  await invoke('users.mend', {})
  expect(await accountOf('nyss@example.se')).toBeDefined()
  expect(await waiting()).toHaveLength(1)
  await mended()
  expect(await accountOf('nyss@example.se')).toBeUndefined()
})

test('one that somebody works on holds up no other, and is tried again', async () => {
  const { id, token } = await admin()
  await unfinished.begin({ account: { id } })
  const user = JSON.stringify({ Firstname: 'Nils', email: 'andra@example.se', password })
  await withFault({ after: 4, kind: 'crash' }, () => call('users.add', { user }, { token }))
  later(65)
  await leases.take(id, 'somebody else')
  await expect(invoke('users.mend', {})).rejects.toThrow('left unfinished')
  await leases.release(id, 'somebody else')
  vi.useRealTimers()
  expect(await accountOf('andra@example.se')).toBeUndefined()
  expect(await waiting()).toHaveLength(1)
  await mended()
})

test('a turn that is not over when the next one comes does all by itself, and nobody is told of a fault', async () => {
  const { id: by } = await admin()
  const ids = [(await person()).id, (await person()).id]
  const UserPoolId = portal().cognito.poolId
  for (const id of ids) {
    await unfinished.begin({ account: { id }, by })
    await poolAdmin().send(new AdminDeleteUserCommand({ UserPoolId, Username: id }))
  }
  later(65)
  const { prototype }: any = CognitoIdentityProviderClient
  const { send } = prototype
  const [isBusy, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let looks = 0
  // The second look at the first of them is under its lease.
  const pool = vi.spyOn(prototype, 'send').mockImplementation(async function (
    this: any,
    command: any,
  ) {
    if (command instanceof AdminGetUserCommand && ++looks === 2) {
      isBusy.resolve()
      await isOver.promise
    }
    return send.call(this, command)
  } as any)
  const turn = invoke('users.mend', {})
  await isBusy.promise
  const next = await invoke('users.mend', {}).catch(String)
  isOver.resolve()
  await turn
  pool.mockRestore()
  vi.useRealTimers()
  expect(next).toBeUndefined()
  expect(looks).toBe(2 * ids.length)
  for (const id of ids) expect(await everywhere(id)).toEqual(nowhere)
  const told = (await logOf(by)).filter(({ message }) => message.startsWith('Raderade'))
  expect(told.map(({ message }) => message)).toEqual(ids.map((id) => `Raderade användaren ${id}`))
  expect(await waiting()).toEqual([])
})

test('a wrong code, and a change that is whole, leave nothing to mend', async () => {
  const email = 'felkod@example.se'
  await call('auth.register', { ...newcomer, email })
  await call('auth.confirmRegistration', { ...newcomer, email, code: '000000' })
  const { token } = await admin()
  const user = JSON.stringify({ Firstname: 'Nils', email: 'hel@example.se', password })
  expect((await call('users.add', { user }, { token })).status).toBe(200)
  const { id } = await person()
  expect((await call('users.delete', { id: [id] }, { token })).status).toBe(200)
  const own = await person()
  await call('profile.update', { user: { Email: `ny.${own.Email}` } }, own)
  await call('profile.confirmEmail', { code: '000000' }, own)
  expect(await waiting()).toEqual([])
})
