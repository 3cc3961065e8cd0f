import { expect, test } from 'vitest'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { administrators } from '../stores/people/administrators.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'

usePortal(ofItsOwn)

const change = (token: string, user: object) => call('profile.update', { user }, { token })

test('the last administrator can be neither demoted nor deactivated', async () => {
  const { token, id } = await person({ Role: ADMIN })
  await person({ Role: ADMIN, InAktiv: true })
  const { status, body } = await change(token, { id, Role: STAFF })
  expect([status, body.error]).toEqual([
    409,
    { code: 'last_admin', error: 'Det måste finnas minst en administratör.' },
  ])

  // Two who give up each other at once: one stays.
  const rival = await person({ Role: ADMIN })
  await Promise.all([
    change(token, { id: rival.id, Role: STAFF }),
    change(rival.token, { id, InAktiv: true }),
  ])
  expect((await administrators.all()).size).toBe(1)
})
