import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '../../local/engines/listen.ts'
import { errors } from './errors.ts'
import { NotChecked, Wrong } from './finding.ts'

// CloudFront and API Gateway, which one machine has not: how they answer a path that is nowhere.
let answered: { status: number; id: () => string | undefined }
let asked: string[]
let server: Awaited<ReturnType<typeof listen>>

beforeEach(async () => {
  answered = { status: 404, id: () => crypto.randomUUID() }
  asked = []
  server = await listen(0, (request, response) => {
    asked.push(request.url ?? '')
    const id = answered.id()
    response.writeHead(answered.status, id === undefined ? {} : { 'x-amzn-requestid': id }).end()
  })
})
afterEach(() => server.stop())

const session = () => Promise.reject(new Error('Nobody has to sign in for it'))
const run = (apiAddress?: string) =>
  errors({
    target: { address: server.url, ...(apiAddress !== undefined && { apiAddress }) },
    account: { mail: '', password: '' },
    signIn: session,
    session,
  })
const deployed = 'https://api.example.se/v1'

test('an error that the API gives each caller anew is in order', async () => {
  expect(await run(deployed)).toBe('each was answered by the API itself')
  // At one path, and for two things: what keeps the first answer has it ready for the second.
  const [first, second] = asked.map((path) => path.split('?id='))
  expect([asked.length, first?.[0]]).toEqual([2, second?.[0]])
  expect(first?.[1]).not.toBe(second?.[1])
})

test.each<[what: string, change: Partial<typeof answered>, said: string]>([
  ['somebody else’s error', { id: () => 'of-the-first' }, 'the second error was the first one’s'],
  ['an error of nobody knows whom', { id: () => undefined }, 'x-amzn-requestid is missing'],
  ['a page in the place of an error', { status: 200 }, 'is answered 200'],
])('%s is found out', async (_, change, said) => {
  Object.assign(answered, change)
  const thrown: unknown = await run(deployed).catch((one: unknown) => one)
  expect(thrown).toBeInstanceOf(Wrong)
  expect(String(thrown)).toContain(said)
})

test('on one machine nothing keeps an error, and that is said', async () => {
  await expect(run()).rejects.toBeInstanceOf(NotChecked)
  expect(asked).toEqual([])
})
