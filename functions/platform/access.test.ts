import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract, type RouteKey, routeKeys } from '../../shared/contract/index.ts'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { keys } from '../stores/table.ts'
import { send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { may } from '../../infra/testing/functions/whoMay.ts'
import { asked, type Person } from '../../infra/testing/functions/whoMayAsk.ts'

usePortal()

let somebody: Person
let gone: Person
let out: Person
beforeAll(async () => {
  asked.QuestionId = (await question()).id
  somebody = await person()
  gone = await person({ Role: ADMIN })
  await table.send(new DeleteCommand({ TableName, Key: keys.user(gone.id) }))
  out = await person({ Role: ADMIN, InAktiv: true })
})

/** With a decimal sign, so that no identifier has it in it by chance. */
const SALARY = 41_987.25

/** Somebody of whom things are stored that must not leave. */
async function keepingSecrets(Role: number, PersonNr = ''): Promise<Person> {
  const made = await person({ Role, PersonNr })
  await table.send(
    new UpdateCommand({
      TableName,
      Key: keys.user(made.id),
      UpdateExpression: 'SET Sallary = :salary, #secret = :secret',
      ExpressionAttributeNames: { '#secret': 'Password' },
      ExpressionAttributeValues: { ':salary': SALARY, ':secret': 'hemligt' },
    }),
  )
  return made
}

const signedIn = routeKeys.filter((key) => contract[key].access !== 'public')
const inputOf = (key: RouteKey, about: Person) => may[key]?.input(about) ?? {}
const answer = async (key: RouteKey, about: Person, token?: string) => {
  const response = await send(key, { ...inputOf(key, about) }, { token })
  return { status: response.status, text: await response.text() }
}

test('every call for people who are signed in has its row in the table', () => {
  expect(Object.keys(may).toSorted()).toEqual(signedIn.toSorted())
})

describe.each(signedIn)('%s', (key) => {
  test('by somebody who is signed out is refused', async () => {
    expect((await answer(key, somebody)).status).toBe(401)
  })

  test('by a deleted person with a live token is refused', async () => {
    expect((await answer(key, gone, gone.token)).status).toBe(401)
  })

  test('by a deactivated person with a live token is refused', async () => {
    expect((await answer(key, out, out.token)).status).toBe(401)
  })

  const row = may[key]
  const cells = [
    ...Object.entries(row?.staff ?? {}).map(([whose, status]) => ['staff', whose, status] as const),
    ...Object.entries(row?.administrator ?? {}).map(
      ([whose, status]) => ['administrator', whose, status] as const,
    ),
  ]

  test.each(cells)('by %s, about %s record, answers %i', async (who, whose, status) => {
    const caller = await keepingSecrets(who === 'staff' ? STAFF : ADMIN)
    const about = whose === 'other' ? await keepingSecrets(STAFF, '19850709-9805') : caller
    const { status: answered, text } = await answer(key, about, caller.token)
    expect([answered, text]).toEqual([status, expect.any(String)])
    expect(text).not.toMatch(/"Password"|hemligt/)
    if (who === 'staff') expect(text).not.toMatch(/"Sallary"|41987\.25|850709-?9805/)
  })
})
