import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { transact } from '../stores/client.ts'
import { versions } from '../stores/questions/versions.ts'

usePortal()

const Trials = [
  {
    id: 't1',
    name: 'Kort',
    Fields: {},
    FBody: 'x',
    checks: [{ kind: 'swedish' as const, text: '' }],
  },
]

/** A question with so many versions, each with this text, and what reads them page by page. */
async function history(count: number, text: string) {
  const { id, ...rest } = await question({})
  for (let Nr = 1; Nr <= count; Nr++) {
    const DaytoUpdate = new Date(Date.UTC(2026, 0, 1, 0, 0, Nr)).toISOString()
    const saved = { id, ...rest, Question: text, DaytoUpdate }
    await transact([versions.put(saved, { by: '', Reason: 'direkt', Nr, Trials })])
  }
  const { token } = await person({ Role: ADMIN })
  return async (before?: string) => {
    const { body } = await call('questions.versions', { id, before }, { token })
    const { results, next } = body
    return { numbers: results.map(({ Nr }: { Nr: number }) => Nr), next, body }
  }
}

const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => from - at)

test('of a long history the newest fifty are read, and then the others, to how the question began', async () => {
  const read = await history(51, 'Kort')
  const first = await read()
  expect(first.numbers).toEqual(down(51, 2))
  expect(first.body.results[0].Trials).toEqual(Trials)
  const { numbers, next } = await read(first.next)
  expect([numbers, next]).toEqual([[1], undefined])
})

test('of exactly fifty there are no older ones', async () => {
  const read = await history(50, 'Kort')
  expect(await read()).toMatchObject({ numbers: down(50, 1), next: undefined })
})

test('versions so long that one read does not give them all are read on, each once', async () => {
  const read = await history(12, 'å'.repeat(60_000))
  const first = await read()
  expect(first.numbers.length).toBeLessThan(12)
  expect(first.next).toBeDefined()
  const { numbers, next } = await read(first.next)
  expect([[...first.numbers, ...numbers], next]).toEqual([down(12, 1), undefined])
})
