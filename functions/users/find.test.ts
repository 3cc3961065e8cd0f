import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { crowdOf, person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'

usePortal()

test('staff find colleagues by their name, and learn nothing of them but name and address', async () => {
  const { token } = await person()
  const Lastname = `Sökbar${Date.now()}`
  const found = await person({ Firstname: 'Eva', Lastname })
  await person({ Firstname: 'Nils', Lastname, InAktiv: true })
  const { body } = await call(
    'users.find',
    { searchTerm: `eva ${Lastname.toLowerCase()}` },
    { token },
  )
  expect(body.results).toEqual([{ name: `Eva ${Lastname}`, Email: found.Email }])
  const both = await call('users.find', { searchTerm: Lastname }, { token })
  expect(both.body.results).toHaveLength(1)
})

test('one letter is no name', async () => {
  const { token } = await person()
  expect((await call('users.find', { searchTerm: ' e ' }, { token })).status).toBe(400)
})

test('at most eight are shown', async () => {
  const { token } = await person()
  const Lastname = `Många${Date.now()}`
  await crowdOf(9, { Lastname })
  const { body } = await call('users.find', { searchTerm: Lastname }, { token })
  expect(body.results).toHaveLength(8)
})

test('signs alone are nobody’s name, and find nobody', async () => {
  const { token } = await person()
  const { status, body } = await call('users.find', { searchTerm: '..' }, { token })
  expect([status, body.results]).toEqual([200, []])
})
