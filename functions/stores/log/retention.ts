import { environment, variables } from '../../runtime/env.ts'

const { RETENTION_DAYS } = environment(variables.stage)

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** When something written at `at` expires in this stage: epoch seconds, as DynamoDB's time to live wants them. */
export const expiry = (at: Date): number => seconds(at) + RETENTION_DAYS * 24 * 60 * 60

/** Whether something has expired though DynamoDB has not deleted it yet. */
export const hasExpired = (expires: number, now: Date): boolean => expires <= seconds(now)
