import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { traced } from '../runtime/traced.ts'
import { linkAccount } from './outlook/linkAccount.ts'
import { mayRegister } from './registration.ts'

/** The pool asks before every self-registration, since its public client can be called without our API. */
export const handler = traced(async (event: PreSignUpTriggerEvent) => {
  switch (event.triggerSource) {
    case 'PreSignUp_SignUp':
      if (mayRegister(event.request.userAttributes['email'] ?? '')) return event
      throw new Error('Registration is not open to this address')
    case 'PreSignUp_ExternalProvider':
      await linkAccount(event)
      return event
    case 'PreSignUp_AdminCreateUser':
      return event
  }
})
