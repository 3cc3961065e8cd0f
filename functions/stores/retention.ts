import { environment, variables } from '../platform/env.ts'

const { RETENTION_DAYS } = environment(variables.stage)

/** When something written at `at` expires in this stage: epoch seconds, as DynamoDB's time to live wants them. */
export const expiry = (at: Date): number =>
  Math.floor(at.getTime() / 1000) + RETENTION_DAYS * 24 * 60 * 60
