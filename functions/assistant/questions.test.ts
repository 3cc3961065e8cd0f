import { expect, test } from 'vitest'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'

usePortal(ofItsOwn)

test('lists the cards in their order, without the prompts, and filters and searches them', async () => {
  const { token } = await person()
  const empty = await call('assistant.questions', {}, { token })
  expect(empty.body).toEqual({ results: [] })

  const claude = { AImodule: 'Claude', GPTV: 'claude-sonnet-5-5' } as const
  const last = await question({ QuestionLabel: 'Ärenden', subtext: 'Om bygglov.', Ordering: 20 })
  const first = await question({
    QuestionLabel: 'Svara på mejl',
    subtext: 'Kort.',
    Ordering: 1,
    ...claude,
  })
  const between = await question({ QuestionLabel: 'Åtgärdsplan', subtext: 'Steg.', Ordering: 20 })

  const labels = async (input: object) => {
    const { body } = await call('assistant.questions', { ...input }, { token })
    return body.results.map((card: { QuestionLabel: string }) => card.QuestionLabel)
  }
  const all = await call('assistant.questions', {}, { token })
  expect(all.body.results).toEqual(
    [first, between, last].map(({ id, QuestionLabel, subtext, Ordering, AImodule }) => ({
      id,
      QuestionLabel,
      Subject: QuestionLabel,
      subtext,
      Ordering,
      Category: '',
      FollowUps: [],
      PersonalData: 'dölj',
      AImodule,
    })),
  )
  expect(await labels({ filterOptions: ['Claude'] })).toEqual(['Svara på mejl'])
  expect(await labels({ filterOptions: ['Claude', 'ChatGPT'] })).toHaveLength(3)
  expect(await labels({ searchTerm: ' ÄREN ' })).toEqual(['Ärenden'])
  expect(await labels({ searchTerm: 'BYGGLOV' })).toEqual(['Ärenden'])
  expect(await labels({ searchTerm: 'finns inte' })).toEqual([])
})

test('a library that is longer than a page comes in pages, searched, by category and by name', async () => {
  const { token } = await person()
  const before = (await call('assistant.questions', {}, { token })).body.results.length
  const ids: string[] = []
  for (const [at, Category] of ['Ämne A', 'Ämne A', 'Ämne B', 'Ämne A'].entries()) {
    ids.push((await question({ QuestionLabel: `Sida ${at}`, Ordering: 100 + at, Category })).id)
  }
  const [a = '', b = '', c = '', d = ''] = ids
  const page = async (input: object) => {
    const { body } = await call('assistant.questions', { size: 2, ...input }, { token })
    return { ...body.page, ids: body.results.map((card: { id: string }) => card.id) }
  }
  const library = { all: before + 4, categories: ['Ämne A', 'Ämne B'] }
  const ofA = { Category: 'Ämne A' }
  expect(await page(ofA)).toEqual({ ...library, total: 3, from: 0, ids: [a, b] })
  expect(await page({ ...ofA, from: 2 })).toEqual({ ...library, total: 3, from: 2, ids: [d] })
  // Behind the end is the last page.
  expect(await page({ ...ofA, from: 40 })).toMatchObject({ from: 2, ids: [d] })
  expect(await page({ searchTerm: 'sida' })).toMatchObject({ total: 4, ids: [a, b] })
  expect(await page({ searchTerm: 'sida b' })).toMatchObject({ total: 1, ids: [c] })
  expect(await page({ ids: [d, a, 'borta'] })).toEqual({
    ...library,
    total: 2,
    from: 0,
    ids: [a, d],
  })
  expect((await page({ ids: [''] })).total).toBe(before + 4)
})

test('refuses a page that is none, and more names than a lobby has', async () => {
  const { token } = await person()
  const many = Array.from({ length: 121 }, (_, at) => `q${at}`)
  for (const input of [
    { size: 301 },
    { size: 0 },
    { from: -1 },
    { ids: many },
    { ids: ['ett två'] },
  ])
    expect((await send('assistant.questions', input, { token })).status).toBe(400)
})

test('refuses an unknown provider and a search term that is a mistake', async () => {
  const { token } = await person()
  const unknown = await send('assistant.questions', { filterOptions: 'Gemini' }, { token })
  expect(unknown.status).toBe(400)
  const { error }: any = await unknown.json()
  expect(error.fields).toEqual({
    'filterOptions.0':
      'Okänt värde. Möjliga: ChatGPT, Mistralai, Claude, Perplexity, Egen, Bedrock.',
  })
  const long = await send('assistant.questions', { searchTerm: 'a'.repeat(201) }, { token })
  expect(long.status).toBe(400)
})

test('is for people who are signed in', async () => {
  expect((await send('assistant.questions', {})).status).toBe(401)
})
