import type { ServerResponse } from 'node:http'
import { listen } from '../../local/engines/listen.ts'

type Provider = 'ChatGPT' | 'Mistralai' | 'Claude'
type Answer = (response: ServerResponse) => unknown

const json = (response: ServerResponse, body: unknown) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Providers that tell which models they have, each in its own protocol, as they are told; others than those have no list. */
export async function startModelLists() {
  const answers = new Map<string, Answer>()
  const asked: { url: string; headers: Record<string, unknown> }[] = []
  const { url, stop } = await listen(0, (request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    const [, provider = ''] = (request.url ?? '').split('/')
    const answer = answers.get(provider)
    if (answer) return void answer(response)
    response.writeHead(404).end('{}')
  })
  const addresses = Object.fromEntries(
    ['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'].map((one) => [one, `${url}/${one}`]),
  )
  return {
    env: { PROVIDER_ADDRESSES: JSON.stringify(addresses) },
    /** Has a provider list these models from now on. */
    lists: (provider: Provider, ...models: object[]) =>
      answers.set(provider, (response) => json(response, { object: 'list', data: models })),
    /** Has it answer with anything. */
    answers: (provider: Provider, answer: Answer) => answers.set(provider, answer),
    says: (provider: Provider, body: unknown) =>
      answers.set(provider, (response) => json(response, body)),
    asked,
    stop,
  }
}
