import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { path } from '../../../testing/lobby.ts'
import { open, reload, signedIn } from '../../../testing/open.tsx'
import { json, refusal, serve, stream, wholeAnswer } from '../../../testing/server.ts'

const address = '/Lobby?fraga=q1&svar=k1'
const results = wholeAnswer('k1', 'Det första svaret.')
const note = () => screen.findByLabelText(/Berätta mer/)

/** Anna says that a kept answer did not help, and begins to write why. */
async function writing(answers: Parameters<typeof serve>[0] = {}) {
  let now: object = results
  serve({
    'GET /v1/Svar/get': () => json({ results: now }),
    'PUT /v1/Svar/update': () => {
      now = { ...now, Helped: 'no' }
      return json({ results: now })
    },
    ...answers,
  })
  signedIn()
  const person = await open(address)
  await person.click(await screen.findByRole('button', { name: 'Nej' }))
  await person.type(await note(), 'Datum saknas')
  return person
}

test('why an answer did not help is there after a reload, until it is sent', async () => {
  await writing()
  const person = await reload(address)
  expect(await note()).toHaveProperty('value', 'Datum saknas')
  await person.click(screen.getByRole('button', { name: 'Skicka omdömet' }))
  await waitFor(() => expect(screen.queryByLabelText(/Berätta mer/)).toBeNull())
  expect(JSON.stringify(localStorage)).not.toContain('Datum saknas')
})

test('why an answer did not help is there for whoever has asked on meanwhile', async () => {
  const answer = stream()
  const person = await writing({ [path]: () => answer.response })
  await person.click(screen.getByRole('button', { name: 'Kortare' }))
  await answer.result('Ett kortare svar.', { SvarId: 'k1' })
  await screen.findByText('Ett kortare svar.')
  expect(await note()).toHaveProperty('value', 'Datum saknas')
})

test('a vote that is refused is put back, and one that is changed at once is told after the first', async () => {
  const said: unknown[] = []
  const first = Promise.withResolvers<Response>()
  const answers = [() => refusal(500, 'Något gick fel hos oss.'), () => first.promise]
  serve({
    'GET /v1/Svar/get': () => json({ results }),
    'PUT /v1/Svar/update': async (request) => {
      said.push((await request.clone().json()).Helped)
      return answers.shift()?.() ?? json({ results })
    },
  })
  signedIn()
  const person = await open(address)
  const button = (name: string) => screen.getByRole('button', { name })
  await person.click(await screen.findByRole('button', { name: 'Ja' }))
  await screen.findByText('Något gick fel hos oss.')
  expect(button('Ja').getAttribute('aria-pressed')).toBe('false')
  await person.click(button('Ja'))
  await person.click(button('Nej'))
  expect(said).toEqual(['yes', 'yes'])
  first.resolve(json({ results }))
  await waitFor(() => expect(said).toEqual(['yes', 'yes', 'no']))
  expect(button('Nej').getAttribute('aria-pressed')).toBe('true')
})

test('whoever’s vote could not be noted is neither asked why nor thanked', async () => {
  serve({
    'GET /v1/Svar/get': () => json({ results }),
    'PUT /v1/Svar/update': () => refusal(500, 'Något gick fel hos oss.'),
  })
  signedIn()
  const person = await open(address)
  for (const name of ['Nej', 'Ja']) {
    const button = await screen.findByRole('button', { name })
    await person.click(button)
    await screen.findAllByText('Något gick fel hos oss.')
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
    await waitFor(() => expect(screen.queryByLabelText(/Berätta mer/)).toBeNull())
    await waitFor(() => expect(screen.queryByText(/^Tack! Det hjälper oss/)).toBeNull())
  }
})

test.each([
  ['only the first is', () => json({ results }), 'true'],
  ['both are', () => refusal(500, 'Något gick fel hos oss.'), 'false'],
])(
  'of two votes in a row that are refused where %s what the server has stays',
  async (_, second, is) => {
    const first = Promise.withResolvers<Response>()
    const answers = [() => first.promise, second]
    serve({
      'GET /v1/Svar/get': () => json({ results }),
      'PUT /v1/Svar/update': () => answers.shift()?.() ?? json({ results }),
    })
    signedIn()
    const person = await open(address)
    const pressed = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed')
    await person.click(await screen.findByRole('button', { name: 'Ja' }))
    await person.click(screen.getByRole('button', { name: 'Nej' }))
    first.resolve(refusal(500, 'Något gick fel hos oss.'))
    await screen.findAllByText('Något gick fel hos oss.')
    await waitFor(() => expect(answers).toEqual([]))
    await waitFor(() => expect([pressed('Ja'), pressed('Nej')]).toEqual(['false', is]))
  },
)

const noted = () => json({ results: { ...results, Helped: 'no' } })
const sendButton = () => screen.getByRole('button', { name: 'Skicka omdömet' })

test('what is written while the vote itself is on its way stays', async () => {
  const vote = Promise.withResolvers<Response>()
  await writing({ 'PUT /v1/Svar/update': () => vote.promise })
  vote.resolve(noted())
  await waitFor(() => expect(sendButton().ariaDisabled).toBe('false'))
  expect(await note()).toHaveProperty('value', 'Datum saknas')
})

test('whoever presses twice says why once', async () => {
  const reply = Promise.withResolvers<Response>()
  const notes: unknown[] = []
  const person = await writing({
    'PUT /v1/Svar/update': async (request) => {
      const { Note } = await request.clone().json()
      if (Note === undefined) return noted()
      notes.push(Note)
      return reply.promise
    },
  })
  await waitFor(() => expect(sendButton().ariaDisabled).toBe('false'))
  await person.click(sendButton())
  await waitFor(() => expect(sendButton().ariaDisabled).toBe('true'))
  await person.click(sendButton())
  reply.resolve(noted())
  await waitFor(() => expect(screen.queryByLabelText(/Berätta mer/)).toBeNull())
  // Long enough for a second one to be sent.
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
  expect(notes).toEqual(['Datum saknas'])
})

const thanks = 'Tack! Det hjälper oss att göra frågan bättre.'

test('a yes is thanked for at once and asked nothing; a no once it is said why', async () => {
  serve({
    'GET /v1/Svar/get': () => json({ results }),
    'PUT /v1/Svar/update': () => json({ results }),
  })
  signedIn()
  const person = await open(address)
  const yes = await screen.findByRole('button', { name: 'Ja' })
  expect(screen.queryByText(thanks)).toBeNull()
  await person.click(yes)
  expect(await screen.findByText(thanks)).toBeDefined()
  expect(screen.queryByLabelText(/Berätta mer/)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Nej' }))
  await note()
  expect(screen.queryByText(thanks)).toBeNull()
  await waitFor(() => expect(sendButton().ariaDisabled).toBe('false'))
  await person.click(sendButton())
  expect(await screen.findByText(thanks)).toBeDefined()
})

test('whoever opens an answer that they have said no to is not asked why once more', async () => {
  serve({ 'GET /v1/Svar/get': () => json({ results: { ...results, Helped: 'no' } }) })
  signedIn()
  await open(address)
  const no = await screen.findByRole('button', { name: 'Nej' })
  expect(no.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByLabelText(/Berätta mer/)).toBeNull()
})

test('whoever has said yes after all is not asked after a reload why it did not help', async () => {
  let Helped: string | undefined
  const person = await writing({
    'GET /v1/Svar/get': () => json({ results: { ...results, Helped } }),
    'PUT /v1/Svar/update': async (request) => {
      const said = await request.clone().json()
      Helped = said.Helped
      return json({ results: { ...results, Helped } })
    },
  })
  await person.click(screen.getByRole('button', { name: 'Ja' }))
  await waitFor(() => expect(Helped).toBe('yes'))
  await reload(address)
  expect(await screen.findByRole('button', { name: 'Ja', pressed: true })).toBeDefined()
  expect(screen.queryByLabelText(/Berätta mer/)).toBeNull()
})
