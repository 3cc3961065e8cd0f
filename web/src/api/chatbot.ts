import { chatbot } from '../../../shared/contract/chatbot.ts'
import { streamed } from './request/calls.ts'

/** The calls about the administrators' chat. */
export const chatbotApi = {
  send: streamed(chatbot['chatbot.send']),
}
