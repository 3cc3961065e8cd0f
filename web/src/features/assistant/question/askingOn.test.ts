import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { askOnTexts } from '../../../texts/assistant/askOn.ts'
import { path, questionPage } from '../../../testing/lobby.ts'
import { open, reload, signedIn } from '../../../testing/open.tsx'
import { broken, json, refusal, serve, stream, wholeAnswer } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'

afterEach(() => void vi.useRealTimers())

const kept = 'GET /v1/Svar/get'
const none = () => refusal(404, 'Svaret finns inte.', 'not_found')

/** A kept answer whose turns ended like this. */
function keptWith(endings: string[]) {
  const whole = wholeAnswer('k1', 'Ett svar.')
  const said = endings.flatMap((ending, at) =>
    whole.said.map((turn) => ({ ...turn, id: `k${at + 1}`, ending, answer: 'Ett svar.' })),
  )
  return () => json({ results: { ...whole, said, turns: said.length } })
}

const nines = Array.from({ length: questionLimits.conversationTurns - 1 }, () => 'answered')

test.each([
  ['nine that were answered and two that were not', [...nines, 'failed', 'stopped'], true],
  ['ten that were answered', [...nines, 'answered'], false],
])('of %s, as many are counted as were answered', async (_, endings, isOffered) => {
  serve({ [kept]: keptWith(endings) })
  signedIn()
  await open('/Lobby?fraga=q1&svar=k1')
  await screen.findAllByText('Ett svar.')
  if (isOffered) expect(await screen.findByLabelText('Be om en ändring')).toBeDefined()
  else expect(await screen.findByText(askOnTexts.askOnFull)).toBeDefined()
})

test.each([
  ['is cut off at its greatest length', 'cut', 'Fortsätt'],
  ['failed', 'failed', 'Försök igen'],
])('an answer to a question that is gone, which %s, is only shown', async (_, ending, button) => {
  serve({ [kept]: keptWith([ending]), 'GET /v1/Question/Uall': () => json({ results: [] }) })
  signedIn()
  await open('/Lobby?fraga=q1&svar=k1')
  expect(await screen.findByText('Ett svar.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Kopiera' })).toBeDefined()
  expect(screen.queryByRole('button', { name: button })).toBeNull()
})

const idsOf = (requests: Request[]) =>
  Promise.all(
    requests
      .filter(({ url }) => url.endsWith('/Question/send'))
      .map(async (one) =>
        JSON.stringify((await one.clone().formData()).get('AnswerId')).slice(1, -1),
      ),
  )

test.each([
  [1, 'the same name'],
  [10, 'another name, since the server takes the old one no more'],
])('whoever tries again after %i minutes asks under %s', async (minutes) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const answer = stream()
  const coming = [refusal(503, 'Försök om en stund.'), answer.response]
  const requests = serve({ [path]: () => coming.shift() ?? json({}), [kept]: none })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  const again = await card.findByRole('button', { name: 'Försök igen' })
  vi.setSystemTime(Date.now() + minutes * 60_000)
  await person.click(again)
  await waitFor(async () => expect(await idsOf(requests)).toHaveLength(2))
  const [first, second = ''] = await idsOf(requests)
  expect(first === second).toBe(minutes === 1)
  await answer.result('Hela svaret.', { SvarId: second })
  await card.findByText('Hela svaret.')

  serve({ [kept]: () => json({ results: wholeAnswer(second, 'Hela svaret.') }) })
  await reload('/Lobby?fraga=q1')
  const page = within(await screen.findByRole('main'))
  expect(await page.findByText('Hela svaret.')).toBeDefined()
  expect(page.queryByRole('alert')).toBeNull()
})

test('where nothing is kept another try has another name: the stop of one that nobody reads any more is not its own', async () => {
  stageWith({ ownAnswerDays: 0 })
  const answer = stream()
  const coming = [refusal(503, 'Försök om en stund.'), answer.response]
  const requests = serve({ [path]: () => coming.shift() ?? json({}) })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await person.click(await card.findByRole('button', { name: 'Försök igen' }))
  await waitFor(async () => expect(new Set(await idsOf(requests)).size).toBe(2))
  await answer.result('Hela svaret.')
  expect(await card.findByText('Hela svaret.')).toBeDefined()
})

test.each([
  ['is not there', none],
  ['breaks off', broken],
])(
  'an answer whose connection breaks before its first word is fetched, also where what is kept first %s',
  async (_, reply) => {
    const answer = stream()
    let isKept = false
    const requests = serve({
      [path]: () => answer.response,
      [kept]: async () => {
        const [id = ''] = await idsOf(requests)
        return isKept ? json({ results: wholeAnswer(id, 'Hela svaret.') }) : reply()
      },
    })
    const { person, card } = await questionPage()
    await person.click(card.getByRole('button', { name: 'Skicka' }))
    await answer.cut()
    expect((await card.findAllByText(/^Kontakten bröts/)).length).toBeGreaterThan(0)
    isKept = true
    expect(await card.findByText('Hela svaret.')).toBeDefined()
    expect(await idsOf(requests)).toHaveLength(1)
  },
)

test('a text that got no answer is there after a reload, also where nothing is kept', async () => {
  stageWith({ ownAnswerDays: 0 })
  serve({ [path]: () => refusal(503, 'Försök om en stund.') })
  const { person, card, input } = await questionPage()
  await person.type(input, 'En lång text')
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await card.findByRole('alert')
  await reload('/Lobby?fraga=q1')
  expect(await screen.findByLabelText(/Dina uppgifter/)).toHaveProperty('value', 'En lång text')
})
