import { secondStep } from '../../shared/contract/profile/secondStep.ts'
import { authenticator, requirePassword } from '../platform/authenticator.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { requireProof } from '../platform/proof.ts'
import { environment, variables } from '../runtime/env.ts'

const { PRODUCT_NAME } = environment(variables.stage)

/** A secret as authenticator apps read it (Google Authenticator, "Key Uri Format"). */
function addressOf(secret: string, account: string): string {
  const label = [PRODUCT_NAME, account].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(PRODUCT_NAME)}`
}

export const handler = endpoint(
  secondStep['profile.linkAuthenticator'],
  async ({ input, caller, token }) => {
    requirePassword(caller)
    await requireProof(caller, input.currentPassword)
    const secret = await authenticator.begin(token)
    return { results: { address: addressOf(secret, caller.Email) } }
  },
)
