import { setTimeout } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { listen } from '../../local/engines/listen.ts'

// Within JSON a line ends with a backslash.
const asked = /(\d+) ord[^"\\]*/

const chunk = (choice: object) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`

/**
 * A provider of OpenAI's protocol that takes its time: asked for "40 ord", it writes forty words, twenty a second, as
 * long as somebody listens.
 */
export async function startSlowProvider() {
  const words = new Map<string, number>()
  const { url, stop } = await listen(0, async (request, response) => {
    const [question = '', wanted] = asked.exec(await text(request)) ?? []
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (let word = 1; word <= Number(wanted) && !response.destroyed; word++) {
      words.set(question, word)
      response.write(chunk({ delta: { content: `ord${word} ` }, finish_reason: null }))
      await setTimeout(50)
    }
    response.write(chunk({ delta: {}, finish_reason: 'stop' }))
    response.end('data: [DONE]\n\n')
  })
  return {
    env: { PROVIDER_ADDRESSES: JSON.stringify({ ChatGPT: url }) },
    /** How many words it has written to a question. */
    wordsTo: (question: string) => words.get(question) ?? 0,
    stop,
  }
}
