import { expect, test } from 'vitest'
import { field } from '../../../infra/testing/fields/forms.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { call, send } from '../../../infra/testing/functions/call.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../../infra/testing/functions/portal.ts'
import { question } from '../../../infra/testing/functions/questions.ts'

usePortal()

const get = async (path: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${portal().address}/v1/${path}`, { headers })
  const { results, error }: any = await response.json()
  return { status: response.status, results, error }
}

test.each(['#VERSION', 'a#b', '', 'å', 'x'.repeat(65), '../x'])(
  '%j is no id',
  async (QuestionId) => {
    const { token } = await person()
    const { status, body } = await call('assistant.send', { QuestionId, FBody: 'Hej' }, { token })
    expect([status, body.error.fields]).toEqual([400, { QuestionId: 'Är inget id.' }])
  },
)

test('a filter may be written with brackets, as many clients do, and an empty one means all', async () => {
  const { token } = await person()
  const [one, two] = [
    await question({ AImodule: 'Claude', GPTV: 'claude-sonnet-5-5' }),
    await question({ AImodule: 'Mistralai', GPTV: 'mistral-large-latest' }),
  ]
  const shown = async (query: string) => {
    const { results } = await get(`Question/Uall?${query}`, token)
    const ids = new Set(results.map(({ id }: { id: string }) => id))
    return [ids.has(one.id), ids.has(two.id)]
  }
  expect(await shown('filterOptions[]=Claude')).toEqual([true, false])
  expect(await shown('filterOptions%5B%5D=Claude&filterOptions[]=Mistralai')).toEqual([true, true])
  expect(await shown('filterOptions=')).toEqual([true, true])
  expect(await shown('filterOptions[]=')).toEqual([true, true])
})

test('a filter with a key of its own is refused, as an unknown value is', async () => {
  const { token } = await person({ Role: ADMIN })
  const keyed = await get('users/all?filterOptions[roll]=admin', token)
  expect([keyed.status, keyed.error.fields]).toEqual([
    400,
    { 'filterOptions[roll]': 'Okänt fält.' },
  ])
  expect((await get('users/all?filterOptions=chef', token)).status).toBe(400)
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a key called %s is one that nobody reads',
  async (key) => {
    const { token } = await person()
    const { status } = await get(`Question/Uall?${key}=x&${key}=y&${key}[]=z`, token)
    expect(status).toBe(200)
  },
)

test('a JSON body that is longer than any call needs is refused before it is read', async () => {
  const { token } = await person()
  const user = { Ort: 'x'.repeat(serverLimits.jsonBytes) }
  const { status, body } = await call('profile.update', { user }, { token })
  expect([status, body.error.code]).toEqual([413, 'too_large'])
})

test('a form of more parts than any call has is refused, whatever they are called', async () => {
  const { token } = await person()
  for (const nameOf of [() => 'a', (at: number) => `a${at}`]) {
    const body = new FormData()
    for (let at = 0; at < 300; at++) body.append(nameOf(at), '')
    const headers = { authorization: `Bearer ${token}` }
    const address = `${portal().address}/v1/Question/send`
    const response = await fetch(address, { method: 'PUT', headers, body })
    const { error }: any = await response.json()
    expect([response.status, error.code]).toEqual([413, 'too_large'])
  }
})

test.each([90_000, 200_000])('a list of %i wrong items is refused in few words', async (count) => {
  const { token } = await person()
  const input = { id: Array.from({ length: count }, () => 0) }
  const response = await send('notifications.seen', input, { token })
  expect([400, 413]).toContain(response.status)
  expect((await response.text()).length).toBeLessThan(10_000)
})

test('a form’s texts that hold more than any form does are refused', async () => {
  const { token } = await person()
  const { id: QuestionId } = await question()
  for (const Fields of [
    JSON.stringify({ a: Array.from({ length: 500_000 }, () => 0) }),
    JSON.stringify(Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`a${at}`, 0]))),
  ]) {
    const { status, body } = await call(
      'assistant.send',
      { QuestionId, FBody: 'Hej', Fields },
      { token },
    )
    expect([status, body.error.fields]).toEqual([400, { Fields: 'Har fel form.' }])
  }
})

test('a text from a PDF file loses its control characters however it travels, and nothing else', async () => {
  const { token } = await person({ Role: ADMIN })
  const Category = `Avskrift ${crypto.randomUUID().slice(0, 8)}`
  const { id: QuestionId } = await question({
    Category,
    Question: 'Om {{vad}}.',
    Fields: [field('vad', { kind: 'text' })],
  })
  const article = { Subject: 'Avskrift', Body: '<p>exem\u0002pel\u0000\tett\r\ntvå\fsida</p>' }
  const added = await call('documents.add', article, { token })
  expect(added.body.results.Body).toBe('<p>exempel\tett\r\ntvå\nsida</p>')
  const sought = { Category: Category.replace('skr', 'skr\u0000') }
  const { body: found } = await call('assistant.questions', sought, { token })
  expect(found.results.map(({ id }: any) => id)).toEqual([QuestionId])
  const Fields = JSON.stringify({ vad: 'hel\u0001het' })
  const asked = await call(
    'assistant.send',
    { QuestionId, FBody: 'tex\u0002ten\n2', Fields },
    { token },
  )
  const kept = await call('answers.get', { id: asked.body.results.SvarId }, { token })
  const [turn] = kept.body.results.said
  expect([turn.asked, turn.filled[0].value]).toEqual(['texten\n2', 'helhet'])
})

test('names and labels lose what nobody sees', async () => {
  const { token } = await person()
  const user = { Firstname: 'An\u200Bna\u202E', Lastname: ' Berg\nström ' }
  const { body } = await call('profile.update', { user }, { token })
  expect(body.results.user).toMatchObject({ Firstname: 'Anna', Lastname: 'Berg ström' })
  const empty = await call('profile.update', { user: { Firstname: '\u200B' } }, { token })
  expect(empty.status).toBe(400)
})
