import { describe, expect, test } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { withReceipt } from '../../infra/testing/functions/receipts.ts'
import { chunks, claude, piece, useRawProvider } from '../../infra/testing/functions/rawProvider.ts'
import { logOf, usageOf } from '../../infra/testing/functions/records.ts'

const provider = useRawProvider({ OWN_ANSWER_DAYS: '0' })

const begun = 'Första raden.\n\nAndra raden slutar mi'
const rest = chunks(piece('tt i.'), piece(null, 'stop'))
const restOfClaude = claude('tt i.', 'end_turn', { input_tokens: 9 }, { output_tokens: 3 })

/** Somebody goes on with an answer. */
async function goOn(Continues: string, AImodule: 'ChatGPT' | 'Claude' = 'ChatGPT', Role = 1) {
  const { token, id } = await person({ Role })
  const { id: QuestionId } = await question({ Question: 'Sammanfatta.', AImodule })
  const text = Role === ADMIN ? { Body: 'Min text' } : { FBody: 'Min text' }
  const { status, body } = await call(
    'assistant.send',
    { QuestionId, ...text, Continues },
    { token },
  )
  return { id, status, body }
}

describe('an answer that was cut off', () => {
  test.each([
    ['ChatGPT', rest],
    ['Mistralai', rest],
    ['Perplexity', rest],
    ['Claude', restOfClaude],
  ] as const)(
    'is gone on with by %s from its last word, with all that it was about',
    async (...given) => {
      const [AImodule, body] = given
      provider.streams('Min text', body)
      const { token, id } = await person()
      const { id: QuestionId } = await question({ Question: 'Sammanfatta.', AImodule })
      const input = { QuestionId, FBody: 'Min text', Continues: begun }
      expect((await call('assistant.send', input, { token })).body.results).toEqual(
        withReceipt({ answer: 'tt i.' }),
      )
      const messages = provider.lastAsked().messages.filter(({ role }: any) => role !== 'system')
      expect(messages).toEqual([
        { role: 'user', content: expect.stringMatching(/^Sammanfatta\.[^]*Min text/) },
        { role: 'assistant', content: begun },
        { role: 'user', content: expect.stringContaining('Fortsätt precis där det slutade') },
      ])
      expect(await usageOf(id)).toMatchObject([{ outcome: 'answered', purpose: 'question' }])
      const said = (await logOf(id)).map(({ message }) => message)
      expect(said).toContain('Fortsatte svaret på ”Sammanfatta ett möte”')
    },
  )

  test('is gone on with in the library’s test as a test, with what that cost', async () => {
    provider.streams('Min text', rest)
    const { body, id } = await goOn(begun, 'ChatGPT', ADMIN)
    expect(body.results).toMatchObject(withReceipt({ answer: 'tt i.' }))
    expect(await usageOf(id)).toMatchObject([{ purpose: 'test' }])
  })

  test('may have come as far as an answer can', async () => {
    provider.streams('Min text', rest)
    const lines = 'å\n'.repeat(limits.answerCharacters / 2)
    expect((await goOn(lines)).status).toBe(200)
    expect(provider.lastAsked().messages.at(-2).content).toBe(lines)
  })

  test.each([
    ['nothing', '', 'Måste fyllas i.'],
    ['blanks', ' \n ', 'Måste fyllas i.'],
    ['more than an answer', 'å'.repeat(limits.answerCharacters + 1), 'Högst 200000 tecken.'],
  ])('with %s to go on with is refused, and nobody is asked', async (_, Continues, text) => {
    const before = provider.timesAsked('Min text')
    const { id, status, body } = await goOn(Continues)
    expect([status, body.error.fields]).toEqual([400, { Continues: text }])
    expect(await usageOf(id)).toEqual([])
    expect(provider.timesAsked('Min text')).toBe(before)
  })
})
