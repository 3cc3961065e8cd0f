import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, vi } from 'vitest'
import { table, TableName } from '../../../functions/stores/client.ts'
import { keys } from '../../../functions/stores/table.ts'
import { unfinished } from '../../../functions/stores/people/unfinished.ts'
import { invoke } from '../../local/gateway/lambdas.ts'
import { portal } from './portal.ts'

/** Goes on at a later time; `vi.useRealTimers` comes back. */
export const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

/** The changes of accounts that have begun so far and are not known to have ended. */
export const waiting = () => unfinished.before(Date.now() + 3_600_000, 100)

/** The minute's turn, when nothing of what broke off can be on its way any more, and no lease holds. */
export async function mended() {
  await table.send(new DeleteCommand({ TableName, Key: keys.lease('administrators') }))
  later(65)
  await invoke('users.mend', {})
  vi.useRealTimers()
  expect(await waiting()).toEqual([])
}

/** The code in the mail that confirms a registration. */
export const codeFor = (email: string) =>
  /<strong>(\d+)</.exec(
    portal()
      .outbox.mails()
      .find(({ to }) => to === email)?.html ?? '',
  )?.[1] ?? ''

export const newcomer = { password: 'Valkommen1', Firstname: 'Nils', Lastname: 'Ny' }

/** What is found of somebody who is gone. */
export const nowhere = {
  pool: undefined,
  table: undefined,
  list: undefined,
  picture: { stored: false, noted: false },
}
