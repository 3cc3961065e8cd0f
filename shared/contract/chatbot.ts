import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { askingPermissions } from './assistant/asking.ts'
import { answerShape } from './assistant/answer.ts'
import { answerFailures } from './http/failures.ts'
import { hiddenWordList } from './assistant/personalData.ts'
import { chosenId, route } from './route.ts'

/**
 * A message of the chat. A system message is accepted and ignored: the server uses its own (docs/requirements.md,
 * "Answers").
 */
const chatMessage = z.object({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string().check(
    z.maxLength(limits.answerText, {
      error: () => `Texten är för lång: högst ${limits.answerText.toLocaleString('sv-SE')} tecken.`,
    }),
  ),
})

export type ChatMessage = z.infer<typeof chatMessage>

export const chatbot = {
  'chatbot.send': route({
    method: 'PUT',
    path: 'chatbot/send',
    summary:
      'Asks the assistant the last message of a chat; answers whole or, when asked, as a stream',
    access: 'admin',
    refuses: answerFailures,
    body: 'json',
    input: z.object({
      newMessage: z
        .array(chatMessage)
        .check(
          z.minLength(1, 'Måste fyllas i.'),
          z.maxLength(limits.chatMessagesSent, 'För många meddelanden.'),
        ),
      AnswerId: z.optional(chosenId),
      Hide: hiddenWordList,
    }),
    output: z.object({ results: z.object(answerShape) }),
    permissions: askingPermissions,
    reads: ['USER', 'RATE', 'STOP', 'ROLLED'],
    writes: ['USER', 'RATE', 'USAGE', 'BEGUN', 'LOG'],
    streams: true,
  }),
}
