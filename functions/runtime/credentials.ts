import { fromEnv } from '@aws-sdk/credential-provider-env'

/**
 * A Lambda's credentials stand in its environment. Bundles have this in the place of the SDK's own package of the same
 * name (`infra/build/build.ts`), which would bring along five clients more for all the other places where it may look.
 */
export const defaultProvider = fromEnv
