import { z } from 'zod'
import type { SentRequest } from '../../../functions/stores/answers/seals.ts'

const part = z.looseObject({ text: z.string() })

// Anthropic's protocol and Amazon's have texts in parts.
const content = z.union([
  z.string(),
  z.array(part).transform((parts) => parts.map(({ text }) => text).join('')),
])

const message = z.object({ role: z.string(), content })

// OpenAI's has the instruction as the first message, the others beside them.
const body = z.object({
  model: z.optional(z.string()),
  modelId: z.optional(z.string()),
  system: z.optional(content),
  messages: z.array(message),
})

/** What a text says as JSON; nothing where it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What a provider's own log or `/local/sent` shows of a request, in the words of any of the three protocols; `model` is whom
 * it was sent to where it says nothing of that. Throws an Error when it is no request.
 */
export function requestIn(text: string, model: string): SentRequest {
  const given = body.safeParse(jsonIn(text))
  if (!given.success) {
    throw new Error(
      'The file holds no request: { "system": "…", "messages": [{ "role", "content" }] }',
    )
  }
  const { system, messages, ...named } = given.data
  const [first, ...rest] = messages
  const instruction = system ?? (first?.role === 'system' ? first.content : '')
  return {
    model: named.model ?? named.modelId ?? model,
    system: instruction,
    messages: system === undefined && first?.role === 'system' ? rest : messages,
  }
}
