import { chatbot } from '../../shared/contract/chatbot.ts'
import { guardOf } from '../../shared/rules/personalData.ts'
import { answer } from '../platform/models/answer.ts'
import { chatModel } from '../platform/models/catalogue.ts'
import { streamingEndpoint } from '../platform/http/streamingEndpoint.ts'
import { chatInstruction, conversation, inRoom } from './conversation.ts'

export const handler = streamingEndpoint(
  chatbot['chatbot.send'],
  async function* ({ input, caller, signal }) {
    const turns = conversation(input.newMessage)
    const guard = guardOf({ texts: turns.map(({ content }) => content), words: input.Hide })
    const messages = inRoom(
      turns.map(({ role, content }) => ({ role, content: guard.hide(content) })),
    )
    const results = yield* answer({
      ...chatModel,
      caller,
      signal,
      system: chatInstruction,
      messages,
      guard,
      about: { purpose: 'chat', QuestionId: 'chatt', Question: 'Chatt' },
      logTexts: {
        answered: 'Frågade assistenten i chatten',
        cancelled: 'Avbröt assistentens svar i chatten',
        failed: 'Fick inget helt svar av assistenten i chatten',
      },
    })
    return { results }
  },
)
