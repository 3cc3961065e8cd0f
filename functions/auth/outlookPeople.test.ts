import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { arrive, colleague, useOutlook } from '../../infra/testing/functions/outlook.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { portal } from '../../infra/testing/functions/portal.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { users } from '../stores/people/users.ts'

useOutlook()

test('whoever came with Outlook is nobody else as well: no administrator adds them again, nor gives their address away', async () => {
  const nils = colleague()
  const { user } = await arrive(nils)
  const { token } = await person({ Role: ADMIN })
  const { id, Email } = await person()
  const asked = JSON.stringify({ Firstname: 'Nils', email: user.Email })
  const added = await call('users.add', { user: asked }, { token })
  expect([added.status, added.body.error.code]).toEqual([409, 'taken'])
  const given = await call('profile.update', { user: { id, Email: user.Email } }, { token })
  expect([given.status, given.body.error.code]).toEqual([409, 'taken'])
  expect(await users.latest(id)).toMatchObject({ Email })
  const own = { email: user.Email, password: 'Valkommen1', Firstname: 'Nils', Lastname: 'Ny' }
  const registered = await call('auth.register', own)
  expect([registered.status, registered.body.error.code]).toEqual([409, 'taken'])
  expect((await arrive(nils)).user.id).toBe(user.id)
})

test('nor does an administrator take their address, before they came or with a code from before', async () => {
  const [nils, lisa] = [colleague(), colleague()]
  const { token, id, Email } = await person({ Role: ADMIN })
  const ask = (to: string) => call('profile.update', { user: { Email: to } }, { token })
  const address = (await arrive(nils)).user.Email
  const asked = await ask(address)
  expect([asked.status, asked.body.error.code]).toEqual([409, 'taken'])
  const hers = lisa.email.toLowerCase()
  expect((await ask(hers)).status).toBe(200)
  const mail = portal()
    .outbox.mails()
    .find(({ to }) => to === hers)
  const code = /<strong>(\d+)</.exec(mail?.html ?? '')?.[1] ?? ''
  await arrive(lisa)
  const confirmed = await call('profile.confirmEmail', { code }, { token })
  expect([confirmed.status, confirmed.body.error.code]).toEqual([409, 'taken'])
  expect(await users.latest(id)).toMatchObject({ Email })
})

test('whoever the directory calls oddly is called as the portal calls people, and can change the rest', async () => {
  const odd = { given_name: ' Nils\u00AD \u202E ', family_name: `Ny ${'y'.repeat(200)}` }
  const { user, access_token: token } = await arrive({ ...colleague(), ...odd })
  expect(user).toMatchObject({ Firstname: 'Nils', Lastname: `Ny ${'y'.repeat(97)}` })
  const { Firstname, Lastname } = user
  const changes = { Firstname, Lastname, Ort: 'Sala' }
  expect((await call('profile.update', { user: changes }, { token })).status).toBe(200)
})

test('whoever came with Outlook makes no second person of themselves with a code from before', async () => {
  const nils = colleague()
  const email = nils.email.toLowerCase()
  const own = { email, password: 'Valkommen1', Firstname: 'Nils', Lastname: 'Ny' }
  expect((await call('auth.register', own)).status).toBe(200)
  const mail = portal()
    .outbox.mails()
    .find(({ to }) => to === email)
  const code = /<strong>(\d+)</.exec(mail?.html ?? '')?.[1] ?? ''
  const { user } = await arrive(nils)
  const confirmed = await call('auth.confirmRegistration', { ...own, code })
  expect([confirmed.status, confirmed.body.error.code]).toEqual([409, 'taken'])
  const { token } = await person({ Role: ADMIN })
  const { body } = await call('users.all', { searchTerm: email }, { token })
  expect(body.results.map(({ id }: { id: string }) => id)).toEqual([user.id])
})
