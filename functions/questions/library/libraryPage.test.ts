import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { call, send } from '../../../infra/testing/functions/call.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../../infra/testing/functions/portal.ts'
import { question } from '../../../infra/testing/functions/questions.ts'

usePortal(ofItsOwn)

const read = z.object({
  results: z.array(z.looseObject({ id: z.string(), QuestionLabel: z.string() })),
  page: z.object({ total: z.int(), from: z.int(), categories: z.array(z.string()) }),
})

let token = ''
const ids: string[] = []

beforeAll(async () => {
  ;({ token } = await person({ Role: ADMIN }))
  for (let at = 0; at < 7; at++) {
    const { id } = await question({
      QuestionLabel: `Fråga ${at + 1}`,
      Ordering: at * 10,
      Question: `<p>Text <b>nummer</b> ${at + 1}</p>`,
      Category: at % 2 === 0 ? 'Ärenden' : 'Mejl',
      sdate: `2026-01-0${7 - at}T08:00:00.000Z`,
      ...(at === 2 && { AImodule: 'Claude', GPTV: 'claude-sonnet-5-5' }),
    })
    ids.push(id)
  }
})

const page = async (more: object = {}) => {
  const { body } = await call('questions.all', { size: 3, ...more }, { token })
  const { results, page: told } = z.parse(read, body)
  return { ...told, results, labels: results.map(({ QuestionLabel }) => QuestionLabel) }
}

const numbered = (...numbers: number[]) => numbers.map((number) => `Fråga ${number}`)

describe('a page of the library', () => {
  test('has rows without prompts, in the library’s order, and says how many there are', async () => {
    const first = await page()
    expect(first).toMatchObject({ total: 7, from: 0, categories: ['Mejl', 'Ärenden'] })
    expect(first.results[0]).toEqual({
      id: ids[0],
      QuestionLabel: 'Fråga 1',
      Subject: 'Fråga 1',
      Ordering: 0,
      AImodule: 'ChatGPT',
      GPTV: 'gpt-6-luna',
      Category: 'Ärenden',
      sdate: '2026-01-07T08:00:00.000Z',
      Begins: 'Text nummer 1',
    })
    expect((await page({ from: 3 })).labels).toEqual(numbered(4, 5, 6))
    expect((await page({ from: 6 })).labels).toEqual(numbered(7))
  })

  test('behind the end is the last one', async () => {
    expect(await page({ from: 30 })).toMatchObject({ from: 6, labels: numbered(7) })
    expect(await page({ from: 30, searchTerm: 'finns inte' })).toMatchObject({ from: 0, total: 0 })
  })

  test('is sorted by its order, by heading and by day, both ways', async () => {
    expect((await page({ sort: '-ordering' })).labels).toEqual(numbered(7, 6, 5))
    expect((await page({ sort: 'label' })).labels).toEqual(numbered(1, 2, 3))
    expect((await page({ sort: '-label', from: 6 })).labels).toEqual(numbered(1))
    expect((await page({ sort: 'created' })).labels).toEqual(numbered(7, 6, 5))
    expect((await page({ sort: '-created' })).labels).toEqual(numbered(1, 2, 3))
  })

  test('is searched in the text, too, and filtered by provider and by model', async () => {
    expect(await page({ searchTerm: 'NUMMER text 5' })).toMatchObject({ total: 1, from: 0 })
    expect((await page({ filterOptions: ['Claude'] })).labels).toEqual(numbered(3))
    const models = await page({ GPTV: ['claude-sonnet-5-5'] })
    // A form offers all categories, whatever is sought.
    expect(models).toMatchObject({ labels: numbered(3), categories: ['Mejl', 'Ärenden'] })
    expect((await page({ GPTV: ['gpt-9'] })).total).toBe(0)
  })

  test('is the one that holds a question, where search and filters leave it', async () => {
    expect(await page({ holding: ids[4] })).toMatchObject({ from: 3, labels: numbered(4, 5, 6) })
    expect((await page({ holding: ids[4], sort: '-ordering' })).from).toBe(0)
    expect((await page({ holding: ids[4], filterOptions: ['Claude'] })).from).toBe(0)
    expect((await page({ holding: 'borta', from: 3 })).from).toBe(3)
  })

  test('shows what has just been changed, and no row of what is gone', async () => {
    const last = await question({
      QuestionLabel: 'Fråga 8',
      Ordering: 80,
      Question: 'x'.repeat(301),
    })
    expect(await page({ from: 6 })).toMatchObject({ total: 8, labels: numbered(7, 8) })
    const { results } = await page({ searchTerm: 'xxx' })
    expect(results[0]?.['Begins']).toBe(`${'x'.repeat(300)}…`)
    await call(
      'questions.update',
      { Question: { id: last.id, QuestionLabel: 'Fråga åtta' } },
      { token },
    )
    expect((await page({ from: 6 })).labels).toEqual(['Fråga 7', 'Fråga åtta'])
    await call('questions.delete', { DelQuestion: JSON.stringify({ id: last.id }) }, { token })
    expect(await page({ from: 6 })).toMatchObject({ total: 7, labels: numbered(7) })
  })

  test.each([
    ['of more rows than a list shows', { size: 51 }],
    ['of none', { size: 0 }],
    ['before the first', { size: 3, from: -1 }],
    ['in an order that there is not', { size: 3, sort: 'AImodule' }],
    ['that holds what is no id', { size: 3, holding: 'a b' }],
  ])('%s is refused', async (_, input) => {
    expect((await send('questions.all', input, { token })).status).toBe(400)
  })
})

test('without a size the library is whole, as it was', async () => {
  const { body } = await call('questions.all', {}, { token })
  expect(body).not.toHaveProperty('page')
  expect(body).not.toHaveProperty('message')
  expect(body.results).toHaveLength(7)
  expect(body.results[0]).toMatchObject({ Question: '<p>Text <b>nummer</b> 1</p>', FollowUps: [] })
  expect(body.results[0]).not.toHaveProperty('Begins')
})
