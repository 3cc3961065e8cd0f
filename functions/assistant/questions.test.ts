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
