import { buildLocalIfStale } from '../../build/build.ts'
import { writePoliciesIfStale } from '../../local/iam/policies.ts'

/** Before a run: the Lambdas' own modules, and what each may do, for the portals that the tests start. */
export function setup(): void {
  buildLocalIfStale()
  writePoliciesIfStale()
}
