import type { Pool } from '../pool.ts'
import { postAuthentication, postConfirmation, preSignUp, preTokenGeneration } from '../triggers.ts'
import { changeAttributes, requireOwner, type User } from '../users.ts'
import {
  externalUsername,
  findByIdentity,
  type Identity,
  insertExternalUser,
} from './identities.ts'
import type { IdClaims } from './idToken.ts'
import { invalidRequest } from './refusal.ts'

/** The attribute mapping of infra/constructs/pool/portalOutlook.ts. */
const mapping = {
  email: 'email',
  given_name: 'given_name',
  family_name: 'family_name',
  'custom:groups': 'groups',
  'custom:subject': 'sub',
}

/** Cognito writes a claim with several values as one text. */
const asText = (claim: unknown) =>
  Array.isArray(claim) ? `[${claim.join(', ')}]` : typeof claim === 'string' ? claim : ''

/** Taken over at each sign-in. An address that no claim says is verified counts as unverified, also where it was. */
function mapped(claims: IdClaims) {
  const attributes = Object.fromEntries(
    Object.entries(mapping)
      .map(([attribute, claim]) => [attribute, asText(claims[claim])])
      .filter(([, value]) => value !== ''),
  )
  if (!attributes['email']) throw invalidRequest('attributes required: [email]')
  return { ...attributes, email: attributes['email'], email_verified: 'false' }
}

async function firstSignIn(pool: Pool, identity: Identity, claims: IdClaims): Promise<User> {
  const username = externalUsername(identity)
  const attributes = mapped(claims)
  await preSignUp(pool, 'PreSignUp_ExternalProvider', attributes, undefined, username)
  // AdminLinkProviderForUser in the trigger does not help this sign-in, only the next one.
  if (findByIdentity(pool, identity)) {
    throw invalidRequest(`Already found an entry for username ${username}`)
  }
  const user = insertExternalUser(pool, identity, attributes)
  await postConfirmation(pool, user, 'PostConfirmation_ConfirmSignUp', undefined)
  return user
}

async function nextSignIn(pool: Pool, user: User, claims: IdClaims): Promise<User> {
  if (!user.enabled) throw invalidRequest('User is not enabled')
  changeAttributes(pool, user, mapped(claims))
  const current = requireOwner(pool, user.sub)
  await postAuthentication(pool, current, undefined)
  return current
}

/**
 * Who somebody is here whom the provider vouches for. The triggers are those of "Lambda triggers for federated users"
 * in the Cognito developer guide, in its order. Throws OAuthRefusal, and CognitoException for what a trigger refuses.
 */
export async function federate(pool: Pool, provider: string, claims: IdClaims): Promise<User> {
  const identity = { provider, subject: claims.sub }
  const known = findByIdentity(pool, identity)
  const user = known
    ? await nextSignIn(pool, known, claims)
    : await firstSignIn(pool, identity, claims)
  await preTokenGeneration(pool, user, 'TokenGeneration_HostedAuth')
  return user
}
