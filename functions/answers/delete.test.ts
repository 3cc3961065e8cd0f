import { AsyncLocalStorage } from 'node:async_hooks'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { v7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { asking } from '../../infra/testing/functions/asking.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { turnOf } from '../../infra/testing/functions/ownAnswers.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { itemsOf, logOf } from '../../infra/testing/functions/records.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'
import { keys } from '../stores/table.ts'

usePortal()
afterEach(() => vi.restoreAllMocks())

// Not in the name of the Lambda that deletes.
const outside = AsyncLocalStorage.snapshot()

const left = (userid: string) => itemsOf(keys.user(userid).pk, 'SVAR')

/** What is deleted: this answer, or all of them. */
const wanted = [
  ['an answer', (id: string) => ({ id: [id] })],
  ['all answers', () => ({ all: 'true' as const })],
] as const

test.each(wanted)(
  'of %s nothing stays that was said while it was deleted, or a moment before',
  async (_, input) => {
    const { token, SvarId, userid } = await asking()
    const row = await ownAnswers.get(userid, SvarId)
    const late = { ...turnOf(userid, SvarId, { id: v7(), asked: 'Kortare' }), until: row?.until }
    const client: any = DynamoDBDocumentClient.prototype
    const { send } = client
    const reads: unknown[] = []
    async function spied(this: unknown, command: any) {
      const result = await send.call(this, command)
      if (!command.input.ExpressionAttributeValues?.[':from']?.startsWith('SVARTEXT#'))
        return result
      reads.push(command.input.ConsistentRead)
      // An answer that came to its end right then.
      if (reads.length === 1) await outside(() => ownAnswers.keep(late))
      return result
    }
    vi.spyOn(client, 'send').mockImplementation(spied as any)
    expect((await call('answers.delete', input(SvarId), { token })).status).toBe(200)
    expect(await left(userid)).toEqual([])
    expect(reads).toEqual([true])
  },
)

test.each(wanted)(
  'of %s whose deletion broke off a second try leaves nothing',
  async (_, input) => {
    for (const after of [0, 1, 2, 3, 4]) {
      const { token, SvarId, ask, userid } = await asking()
      await ask({ SvarId, FBody: 'Kortare' })
      const remove = () => call('answers.delete', input(SvarId), { token })
      await withFault({ after, kind: 'crash' }, remove)
      expect((await remove()).status).toBe(200)
      expect(await left(userid)).toEqual([])
      expect((await logOf(userid)).at(-1)?.['message']).toMatch(/^Raderade .+ sina svar$/)
    }
  },
)

test('an answer that is named twice is deleted, and counted, once', async () => {
  const { token, SvarId, userid } = await asking()
  expect((await call('answers.delete', { id: [SvarId, SvarId] }, { token })).status).toBe(200)
  expect(await left(userid)).toEqual([])
  expect((await logOf(userid)).at(-1)?.['message']).toBe('Raderade ett av sina svar')
})
