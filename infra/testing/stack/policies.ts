import { writePoliciesIfStale } from '../../local/iam/policies.ts'

/** Before a run: what each Lambda may do is synthesised, for the portals that the tests start. */
export const setup = writePoliciesIfStale
