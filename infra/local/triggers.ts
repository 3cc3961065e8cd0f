import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda'
import { z } from 'zod'
import type { CognitoTriggers } from './cognito/server.ts'
import { invoke } from './gateway/lambdas.ts'

const mailed = z.object({
  response: z.object({
    emailSubject: z.optional(z.nullable(z.string())),
    emailMessage: z.optional(z.nullable(z.string())),
  }),
})

/** The pool's triggers: the same Lambdas with the same events as deployed (`shared/contract/background.ts`). */
export const triggers: CognitoTriggers = {
  async customMessage(event: CustomMessageTriggerEvent) {
    const { response } = z.parse(mailed, await invoke('auth.mail', event))
    return {
      ...event,
      response: {
        ...event.response,
        emailSubject: response.emailSubject ?? null,
        emailMessage: response.emailMessage ?? null,
      },
    }
  },
  async postAuthentication(event) {
    await invoke('auth.signedIn', event)
    return event
  },
  async postConfirmation(event) {
    await invoke('auth.confirmed', event)
    return event
  },
  async preSignUp(event: PreSignUpTriggerEvent) {
    await invoke('auth.mayRegister', event)
    return event
  },
}

/** With sign-in with Outlook, the pool also asks before it gives tokens. */
export const outlookTriggers: CognitoTriggers = {
  ...triggers,
  async preTokenGeneration(event) {
    await invoke('auth.outlook', event)
    return event
  },
}
