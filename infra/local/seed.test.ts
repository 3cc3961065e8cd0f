import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { keys } from '../../functions/stores/table.ts'
import type { Card } from '../../shared/contract/assistant.ts'
import type { User } from '../../shared/contract/user.ts'
import { buildWebIfStale } from '../build/build.ts'
import { dataFolder, signIn, startPortalProcess } from '../testing/portalProcess.ts'
import { openTable } from '../testing/tableFile.ts'
import { startCognito } from './cognito/server.ts'

beforeAll(buildWebIfStale, 60_000)

/** What somebody sees in the portal of a data folder, which is ended again. */
async function lookInto(data: string, email: string, password?: string) {
  await using portal = await startPortalProcess({ data })
  const token = await signIn(portal.address, email, password)
  const authorization = `Bearer ${token}`
  const headers = { authorization, 'content-type': 'application/json' }
  const me = await fetch(`${portal.address}/v1/auth/me`, { method: 'POST', headers, body: '{}' })
  const cards = await fetch(`${portal.address}/v1/Question/Uall`, { headers: { authorization } })
  const { user } = (await me.json()) as { user: User }
  const { results } = (await cards.json()) as { results: Card[] }
  portal.kill('SIGINT')
  await portal.ended
  return { user, cards: results }
}

test(
  'a second start keeps what people changed, and what they deleted stays deleted',
  { timeout: 120_000 },
  async () => {
    using data = dataFolder()
    const before = await lookInto(data.path, 'anna@example.se')
    expect(before.cards.length).toBeGreaterThanOrEqual(8)
    const [deleted, changed] = before.cards
    let counted: number
    {
      await using table = await openTable(data.path)
      const { client, TableName } = table
      for (const Key of [keys.question(deleted?.id ?? ''), keys.card(deleted?.id ?? '')]) {
        await client.send(new DeleteCommand({ TableName, Key }))
      }
      const set = (Key: object, name: string, value: string) =>
        client.send(
          new UpdateCommand({
            TableName,
            Key: { ...Key },
            UpdateExpression: 'SET #name = :value',
            ExpressionAttributeNames: { '#name': name },
            ExpressionAttributeValues: { ':value': value },
          }),
        )
      await set(keys.card(changed?.id ?? ''), 'L', 'Min egen rubrik')
      await set(keys.user(before.user.id), 'Ort', 'Sala')
      // Or whoever does something next would write over what the demo says that they did.
      const own = (await table.items()).filter(({ pk }) => pk === keys.user(before.user.id).pk)
      const entries = own.filter(({ sk }) => sk.startsWith('LOG#'))
      expect(entries.length).toBeGreaterThan(10)
      expect(own.find(({ sk }) => sk === 'PROFILE')).toMatchObject({ LogAntal: entries.length })
      counted = (await table.items()).filter(({ pk }) => pk.startsWith('USAGE#')).length
    }
    await changePassword(data.path, before.user.id, 'Vinter2026')

    const { user, cards } = await lookInto(data.path, 'anna@example.se', 'Vinter2026')
    expect(user).toMatchObject({ id: before.user.id, Ort: 'Sala' })
    expect(cards.map(({ id }) => id)).toEqual(before.cards.slice(1).map(({ id }) => id))
    expect(cards[0]?.QuestionLabel).toBe('Min egen rubrik')
    await using table = await openTable(data.path)
    const records = (await table.items()).filter(({ pk }) => pk.startsWith('USAGE#'))
    expect(records).toHaveLength(counted)
  },
)

async function changePassword(data: string, Username: string, Password: string) {
  const file = join(data, 'cognito.sqlite')
  const { url, poolId, stop } = await startCognito({ port: 0, file, deliver: () => undefined })
  const pool = new CognitoIdentityProviderClient({ endpoint: url })
  const account = { UserPoolId: poolId, Username }
  await pool.send(new AdminSetUserPasswordCommand({ ...account, Password, Permanent: true }))
  pool.destroy()
  await stop()
}
