import { z } from 'zod'
import { invalidParameter, notAuthorized } from '../errors.ts'
import type { Pool } from '../pool.ts'

/** AttributeType[] of a request, as names and values. */
export const attributeInput = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: z.string().max(2048).default('') }))
  .transform((list) => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])))

export const optionalAttributeInput = attributeInput.default({})

const emailAddress = z.email({ pattern: z.regexes.rfc5322Email })

/** The pool signs in with e-mail addresses (UsernameAttributes). Throws InvalidParameterException. */
export function checkUsername(username: string) {
  if (!emailAddress.safeParse(username).success) {
    throw invalidParameter('Username should be an email.')
  }
}

/** What an administrator may write: all but the id, and no address that is none. */
export function checkWritable(attributes: Record<string, string>) {
  if (attributes.sub !== undefined) {
    throw invalidParameter('user.sub: Attribute cannot be updated.')
  }
  if (attributes.email !== undefined && !emailAddress.safeParse(attributes.email).success) {
    throw invalidParameter('Invalid email address format.')
  }
}

/** What the app client may write: nobody verifies their own address by saying so. */
export function checkClientWritable(
  { writeAttributes }: Pick<Pool, 'writeAttributes'>,
  attributes: Record<string, string>,
) {
  checkWritable(attributes)
  const refused = Object.keys(attributes).filter(
    (name) => name === 'email_verified' || writeAttributes?.includes(name) === false,
  )
  if (refused.length > 0) {
    throw notAuthorized('A client attempted to write unauthorized attribute')
  }
}
