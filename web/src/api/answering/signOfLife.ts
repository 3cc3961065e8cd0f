import { limits } from '../../../../shared/limits.ts'
import { api } from '../client.ts'

/** The server has to be told, since Lambda hears nothing of a client that hangs up. An answer that goes on hurts nobody. */
export const stopOnServer = (AnswerId: string): void =>
  void api.assistant.stop({ AnswerId }, { keepalive: true }).catch(() => undefined)

/**
 * Asks for the stop of an answer in some seconds, and puts it off as long as somebody reads: so its provider is let go however
 * its reader went (docs/requirements.md, "Answers"). Ends with `signal`; gives what ends it, too.
 */
export function giveSignsOfLife(AnswerId: string, signal: AbortSignal): () => void {
  const give = () =>
    void api.assistant
      .stop({ AnswerId, AfterSeconds: limits.vanishedSeconds }, { keepalive: true })
      .catch(() => undefined)
  give()
  const timer = setInterval(give, limits.signOfLifeMs)
  const end = () => clearInterval(timer)
  signal.addEventListener('abort', end)
  return end
}
