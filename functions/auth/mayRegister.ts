import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { mayRegister } from './registration.ts'

/** The pool asks before every self-registration, since its public client can be called without our API. */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  const byItself = event.triggerSource === 'PreSignUp_SignUp'
  if (byItself && !mayRegister(event.request.userAttributes['email'] ?? '')) {
    throw new Error('Registration is not open to this address')
  }
  return event
}
