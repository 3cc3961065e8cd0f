import { z } from 'zod'
import { aliasExists, invalidParameter } from '../errors.ts'
import { codeDelivery, sendMail } from '../mail.ts'
import type { Pool } from '../pool.ts'
import { recordAttempt, refuseAboveLimit } from '../signIn/attempts.ts'
import { checkCode, createCode, spendCode } from '../signIn/codes.ts'
import type { ClientMetadata } from '../triggers.ts'
import { changeAttributes, findUser, requireUser, type User } from '../users.ts'
import { attributeInput, checkClientWritable } from './attributeInput.ts'
import { clientMetadata, mailedCode, tokenOperation } from './operation.ts'

const email = z.literal('email')
const pendingRow = z.object({ email: z.string() })

const pendingOf = (pool: Pool, { sub }: User): string | undefined =>
  pendingRow.optional().parse(pool.get('SELECT email FROM pendingAddresses WHERE sub = ?', sub))
    ?.email

/** The user as they are with an address that is not theirs yet, which is where its code goes. */
const withAddress = (user: User, address: string): User => ({
  ...user,
  attributes: { ...user.attributes, email: address, email_verified: 'false' },
})

async function mailCode(
  pool: Pool,
  user: User,
  source: 'CustomMessage_UpdateUserAttribute' | 'CustomMessage_VerifyUserAttribute',
  metadata: ClientMetadata,
) {
  const address = pendingOf(pool, user) ?? user.attributes.email
  const code = createCode(pool, user.sub, 'VerifyUserAttribute')
  await sendMail(pool, withAddress(user, address), source, code, metadata)
  return codeDelivery(address)
}

/**
 * "Verifying updates to email addresses and phone numbers": where the pool keeps the original, a new address waits for
 * its code, unless the same call says that it is verified. Gives where the code went.
 */
export async function changeOrPend(
  pool: Pool,
  user: User,
  changes: Record<string, string>,
  metadata: ClientMetadata,
) {
  const { email: address, ...others } = changes
  const moves = address !== undefined && address !== user.attributes.email
  if (!moves || !pool.keepOriginal || changes.email_verified === 'true') {
    changeAttributes(pool, user, changes)
    if (address !== undefined) pool.run('DELETE FROM pendingAddresses WHERE sub = ?', user.sub)
    return []
  }
  const owner = findUser(pool, address)
  if (owner && owner.sub !== user.sub) throw aliasExists()
  changeAttributes(pool, user, { ...others, email_verified: user.attributes.email_verified ?? '' })
  pool.replace('pendingAddresses', { sub: user.sub, email: address })
  return [await mailCode(pool, user, 'CustomMessage_UpdateUserAttribute', metadata)]
}

const UpdateUserAttributes = tokenOperation(
  z.object({ UserAttributes: attributeInput, ClientMetadata: clientMetadata }),
  async (pool, user, { UserAttributes, ClientMetadata }) => {
    checkClientWritable(pool, UserAttributes)
    return {
      CodeDeliveryDetailsList: await changeOrPend(pool, user, UserAttributes, ClientMetadata),
    }
  },
)

const GetUserAttributeVerificationCode = tokenOperation(
  z.object({ AttributeName: email, ClientMetadata: clientMetadata }),
  async (pool, user, { ClientMetadata }) => {
    refuseAboveLimit(pool, user.sub, 'GetUserAttributeVerificationCode')
    recordAttempt(pool, user.sub, 'GetUserAttributeVerificationCode')
    const source = 'CustomMessage_VerifyUserAttribute'
    return { CodeDeliveryDetails: await mailCode(pool, user, source, ClientMetadata) }
  },
)

const VerifyUserAttribute = tokenOperation(
  z.object({ AttributeName: email, Code: mailedCode }),
  (pool, user, { Code }) => {
    if (user.status !== 'CONFIRMED') throw invalidParameter('User is not confirmed.')
    checkCode(pool, user.sub, 'VerifyUserAttribute', Code)
    pool.atomically(() => {
      const address = pendingOf(pool, user) ?? user.attributes.email
      changeAttributes(pool, requireUser(pool, user.sub), {
        email: address,
        email_verified: 'true',
      })
      pool.run('DELETE FROM pendingAddresses WHERE sub = ?', user.sub)
      spendCode(pool, user.sub, 'VerifyUserAttribute')
    })
    return {}
  },
)

export const ownAddressOperations = {
  UpdateUserAttributes,
  GetUserAttributeVerificationCode,
  VerifyUserAttribute,
}
