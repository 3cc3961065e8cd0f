import { z } from 'zod'
import { invalidParameter } from '../errors.ts'
import { findByIdentity, linkIdentity } from '../hosted/identities.ts'
import { adminOperation } from './operation.ts'
import { isExternal, requireUser } from '../users.ts'

const AdminLinkProviderForUser = adminOperation(
  z.object({
    DestinationUser: z.object({
      ProviderName: z.literal('Cognito'),
      ProviderAttributeValue: z.string().min(1),
    }),
    SourceUser: z.object({
      ProviderName: z.string(),
      ProviderAttributeName: z.literal('Cognito_Subject'),
      ProviderAttributeValue: z.string().min(1),
    }),
  }),
  (pool, { DestinationUser, SourceUser }) => {
    const identity = {
      provider: SourceUser.ProviderName,
      subject: SourceUser.ProviderAttributeValue,
    }
    if (pool.hosted?.provider.name !== identity.provider) {
      throw invalidParameter('Invalid SourceUser: Provider does not exist for this user pool.')
    }
    const user = requireUser(pool, DestinationUser.ProviderAttributeValue)
    if (isExternal(user)) throw invalidParameter('Invalid DestinationUser.')
    if (findByIdentity(pool, identity)) {
      throw invalidParameter(
        'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link',
      )
    }
    linkIdentity(pool, identity, user)
    return {}
  },
)

export const linkProviderOperations = { AdminLinkProviderForUser }
