import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract, type RouteKey, routeKeys } from '../../shared/contract/index.ts'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { keys } from '../stores/table.ts'
import { send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { file, png } from '../../infra/testing/functions/pictures.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'

usePortal()

type Person = Awaited<ReturnType<typeof person>>
type Call = { own?: number; other?: number; any?: number }

/**
 * "Who may do what" of docs/requirements.md, "Roles and permissions", cell by cell: what each call answers to staff and
 * to administrators, about their own record, about somebody else's, or where it is about nobody. Written by hand: the
 * contract must say the same.
 */
const may: Record<string, { staff: Call; administrator: Call; input: (about: Person) => object }> =
  {
    'auth.logout': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
    'auth.me': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
    'profile.get': {
      staff: { own: 200, other: 403 },
      administrator: { own: 200, other: 200 },
      input: ({ id }) => ({ userid: id }),
    },
    'profile.update': {
      staff: { own: 200, other: 403 },
      administrator: { own: 200, other: 200 },
      input: ({ id }) => ({ user: { id, Ort: 'Sala' } }),
    },
    'profile.image': {
      staff: { own: 200, other: 403 },
      administrator: { own: 200, other: 200 },
      input: ({ id }) => ({ 'files[]': file(png), userid: id }),
    },
    'users.all': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
    'users.add': {
      staff: { any: 403 },
      administrator: { any: 200 },
      input: () => ({
        user: JSON.stringify({ Firstname: 'Nils', email: `${crypto.randomUUID()}@example.se` }),
      }),
    },
    'users.delete': {
      staff: { own: 403, other: 403 },
      administrator: { own: 409, other: 200 },
      input: ({ id }) => ({ id }),
    },
    'users.get': {
      staff: { own: 403, other: 403 },
      administrator: { own: 200, other: 200 },
      input: ({ id }) => ({ userid: id }),
    },
    'users.log': {
      staff: { own: 200, other: 403 },
      administrator: { own: 200, other: 200 },
      input: ({ id }) => ({ userid: id, page: 0 }),
    },
    'users.resetLog': {
      staff: { own: 403, other: 403 },
      administrator: { own: 200, other: 200 },
      input: ({ id }) => ({ userid: id }),
    },
    'questions.all': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
    'questions.providers': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
    'questions.add': {
      staff: { any: 403 },
      administrator: { any: 200 },
      input: () => ({ Subject: 'Ny', Body: 'Text' }),
    },
    'questions.update': {
      staff: { any: 403 },
      administrator: { any: 200 },
      input: () => ({ Question: { id: QuestionId, Ordering: 3 } }),
    },
    'questions.delete': {
      staff: { any: 403 },
      administrator: { any: 404 },
      input: () => ({ DelQuestion: '{"id":"borta"}' }),
    },
    'chatbot.send': {
      staff: { any: 403 },
      administrator: { any: 200 },
      input: () => ({ newMessage: [{ role: 'user', content: 'Hej' }] }),
    },
    'statistics.totals': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
    'statistics.users': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
    'statistics.questions': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
    'statistics.log': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
    'calendar.events': {
      staff: { any: 200 },
      administrator: { any: 200 },
      input: () => ({ month: 3, year: 2027, Rum: 1 }),
    },
    'calendar.add': {
      staff: { own: 200, other: 403 },
      administrator: { own: 200, other: 200 },
      input: ({ id }) => ({ event: { ...freeTime(), currentUserid: id } }),
    },
    // The docs/requirements.md, "Who may change a booking"lets every role below 2 change every booking, and there is no
    // other.
    'calendar.edit': {
      staff: { any: 404 },
      administrator: { any: 404 },
      input: () => ({ event: { id: 'borta' } }),
    },
    'calendar.delete': {
      staff: { any: 404 },
      administrator: { any: 404 },
      input: () => ({ event: 'borta' }),
    },
    'documents.all': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
    'documents.get': {
      staff: { any: 404 },
      administrator: { any: 404 },
      input: () => ({ id: 'borta' }),
    },
    'documents.add': {
      staff: { any: 403 },
      administrator: { any: 200 },
      input: () => ({ Subject: 'Ny', Body: '<p>Text</p>' }),
    },
    'documents.update': {
      staff: { any: 403 },
      administrator: { any: 404 },
      input: () => ({ id: 'borta', Subject: 'Ny' }),
    },
    'documents.delete': {
      staff: { any: 403 },
      administrator: { any: 404 },
      input: () => ({ id: 'borta' }),
    },
    'documents.allNews': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
    'documents.getNews': {
      staff: { any: 404 },
      administrator: { any: 404 },
      input: () => ({ id: 'borta' }),
    },
    'documents.addNews': {
      staff: { any: 403 },
      administrator: { any: 200 },
      input: () => ({ Subject: 'Ny', Body: '<p>Text</p>' }),
    },
    'documents.updateNews': {
      staff: { any: 403 },
      administrator: { any: 404 },
      input: () => ({ id: 'borta', Subject: 'Ny' }),
    },
    'documents.deleteNews': {
      staff: { any: 403 },
      administrator: { any: 404 },
      input: () => ({ id: 'borta' }),
    },
    'documents.latestNews': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
    'documents.dismissNews': {
      staff: { any: 200 },
      administrator: { any: 200 },
      input: () => ({ id: 'nyhet' }),
    },
    'notifications.all': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
    'notifications.seen': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
    'notifications.dismiss': {
      staff: { any: 200 },
      administrator: { any: 200 },
      input: () => ({}),
    },
    'profile.linkAuthenticator': {
      staff: { any: 200 },
      administrator: { any: 200 },
      input: () => ({}),
    },
    'profile.confirmAuthenticator': {
      staff: { any: 409 },
      administrator: { any: 409 },
      input: () => ({ code: '000000' }),
    },
    'profile.removeAuthenticator': {
      staff: { own: 200, other: 403 },
      administrator: { own: 200, other: 200 },
      input: ({ id }) => ({ userid: id }),
    },
    'profile.closeTour': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
    'accessibility.report': {
      staff: { any: 200 },
      administrator: { any: 200 },
      input: () => ({ message: 'Knappen har ingen text' }),
    },
    'assistant.questions': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
    'assistant.send': {
      staff: { any: 200 },
      administrator: { any: 200 },
      input: () => ({ QuestionId, FBody: '' }),
    },
    'assistant.stop': {
      staff: { any: 200 },
      administrator: { any: 200 },
      input: () => ({ AnswerId: crypto.randomUUID() }),
    },
  }

let quarter = 0
/** A quarter of an hour that no other test books. */
function freeTime() {
  const start = Date.UTC(2028, 1, 1, 7) + 15 * 60_000 * quarter++
  return {
    start: new Date(start).toISOString(),
    end: new Date(start + 15 * 60_000).toISOString(),
    Rum: 1 as const,
  }
}

let QuestionId = ''
beforeAll(async () => {
  QuestionId = (await question()).id
})

/** Somebody of whom things are stored that must not leave. */
async function keepingSecrets(Role: number): Promise<Person> {
  const made = await person({ Role })
  await table.send(
    new UpdateCommand({
      TableName,
      Key: keys.user(made.id),
      UpdateExpression: 'SET Sallary = :salary, #secret = :secret',
      ExpressionAttributeNames: { '#secret': 'Password' },
      ExpressionAttributeValues: { ':salary': 41_987, ':secret': 'hemligt' },
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
    expect((await answer(key, await person())).status).toBe(401)
  })

  test('by a deleted person with a live token is refused', async () => {
    const gone = await person({ Role: ADMIN })
    await table.send(new DeleteCommand({ TableName, Key: keys.user(gone.id) }))
    expect((await answer(key, gone, gone.token)).status).toBe(401)
  })

  test('by a deactivated person with a live token is refused', async () => {
    const out = await person({ Role: ADMIN, InAktiv: true })
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
    const about = whose === 'other' ? await keepingSecrets(STAFF) : caller
    const { status: answered, text } = await answer(key, about, caller.token)
    expect([answered, text]).toEqual([status, expect.any(String)])
    expect(text).not.toMatch(/"Password"|hemligt/)
    if (who === 'staff') expect(text).not.toMatch(/"Sallary"|41987/)
  })
})
