import { config } from '../config.ts'
import { storedTokenOf } from './storedTokenOf.ts'

/** The access token that is still good for a while, if there is one (`storedTokenOf`). */
export const storedToken = (): string | undefined => storedTokenOf(config().userPoolClientId)
