import { listen } from '../local/engines/listen.ts'
import { demoPassword } from '../local/seed/people.ts'
import { signIn } from '../testing/portalProcess.ts'
import { type Line, median } from './line.ts'

const rounds = 15
/** The first answers load code. */
const warmUp = 5

/** Asks one of the demo's questions and gives the stream of the answer. */
export async function ask(address: string, token: string): Promise<Response> {
  const body = new FormData()
  body.append('QuestionId', 'mejlsvar')
  body.append('FBody', 'Tack, det passar bra.')
  return fetch(`${address}/v1/Question/send`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    body,
  })
}

/** A provider of OpenAI's protocol that tells when it wrote its first text. */
export async function startProvider() {
  const wrote: number[] = []
  const chunk = (choice: object) =>
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`
  const { url, stop } = await listen(0, (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    setTimeout(() => {
      wrote.push(performance.now())
      response.write(chunk({ delta: { role: 'assistant', content: 'Hej' }, finish_reason: null }))
    }, 50)
    setTimeout(() => {
      response.write(chunk({ delta: {}, finish_reason: 'stop' }))
      response.end('data: [DONE]\n\n')
    }, 100)
  })
  return { url, stop, wrote }
}

export type Provider = Awaited<ReturnType<typeof startProvider>>

/** Milliseconds from the provider's first text to the client's, over the real gateway of a portal with the demo. */
export async function firstText(address: string, provider: Provider): Promise<Line[]> {
  const token = await signIn(address, 'anna@example.se', demoPassword)
  const late: number[] = []
  for (let round = 0; round < warmUp + rounds; round++) {
    const response = await ask(address, token)
    let told = false
    for await (const piece of response.body ?? []) {
      if (told || !Buffer.from(piece).includes('event: text')) continue
      told = true
      late.push(performance.now() - (provider.wrote.at(-1) ?? 0))
    }
  }
  const figure = median(late.slice(warmUp))
  return [{ what: 'first streamed text after the provider’s', figure, unit: 'ms', goal: 10 }]
}
