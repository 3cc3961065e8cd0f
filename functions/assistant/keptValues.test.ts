import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import {
  chunks,
  newWord,
  piece,
  useRawProvider,
} from '../../infra/testing/functions/rawProvider.ts'

const provider = useRawProvider()

const done = piece(null, 'stop')
const exchange = 'vaxel@kommun.se'

/** Somebody who asks a question that names the exchange's address, and what is kept of it. */
async function asking() {
  const { token } = await person()
  const { id: QuestionId } = await question({ Question: `Hänvisa alltid till ${exchange}.` })
  const word = newWord()
  let SvarId: string | undefined
  /** Asks, or asks on, with a text that is answered by another, and gives what they read. */
  const ask = async (text: string, answer: string) => {
    provider.streams(word, chunks(piece(answer), done))
    const input = { QuestionId, FBody: `${word} ${text}`, ...(SvarId && { SvarId }) }
    const { body } = await call('assistant.send', input, { token })
    SvarId = body.results.SvarId
    return body.results.answer
  }
  const kept = async (): Promise<string[]> => {
    const { body } = await call('answers.get', { id: SvarId ?? '' }, { token })
    return body.results.said.map(({ answer }: { answer: string }) => answer)
  }
  return { ask, kept }
}

test('what the question says itself is kept as it is, and what its person wrote has a mark', async () => {
  const { ask, kept } = await asking()
  expect(await ask('från anna@example.se', 'Anna [E-POST-1], växeln [E-POST-2].')).toBe(
    `Anna anna@example.se, växeln ${exchange}.`,
  )
  expect(provider.lastAsked().messages.at(-1).content).not.toContain(exchange)
  expect(await kept()).toEqual([`Anna [E-POST-1], växeln ${exchange}.`])
})

test('what an answer said is kept as it is in the next ones, too, however often one asks on', async () => {
  const { ask, kept } = await asking()
  await ask('från anna@example.se', 'Ring 0771-11 22 33, Anna [E-POST-1].')
  const mark = () =>
    /\[TELEFON-\d+\]/.exec(JSON.stringify(provider.lastAsked().messages))?.[0] ?? ''
  await ask('Kortare', 'Väntar')
  expect(mark()).toBe('[TELEFON-1]')
  for (const text of ['Kortare', 'Ännu kortare']) {
    expect(await ask(text, 'Ring [TELEFON-1].')).toBe('Ring 0771-11 22 33.')
  }
  expect(await kept()).toEqual([
    'Ring 0771-11 22 33, Anna [E-POST-1].',
    'Väntar',
    'Ring 0771-11 22 33.',
    'Ring 0771-11 22 33.',
  ])
})

test('what its person writes again has a mark again, also where the question or an answer says it', async () => {
  const { ask, kept } = await asking()
  await ask('Hej', `Skriv till ${exchange}.`)
  expect(await ask(`Stryk ${exchange}`, 'Utan [E-POST-1].')).toBe(`Utan ${exchange}.`)
  expect((await kept()).at(-1)).toBe('Utan [E-POST-1].')
})
