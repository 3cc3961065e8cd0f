import { type KeptKind, retentionDays } from '../../../shared/contract/stage/retention.ts'
import { environment, variables } from '../../runtime/env.ts'

const { RETENTION_DAYS } = environment(variables.stage)

const days = retentionDays.parse(JSON.parse(RETENTION_DAYS))

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** When something of a kind that was written at `at` expires in this stage: epoch seconds, as DynamoDB's time to live wants them. */
export const expiry = (kind: KeptKind, at: Date): number => seconds(at) + days[kind] * 24 * 60 * 60

/**
 * By so many seconds later the table has the time of what is held (`holding.ts`): DynamoDB leaves it, and its own time is not lost. The
 * first time that is no other's lies in the year 2286.
 */
export const heldLater = 10_000_000_000

/** The time of something itself, held or not: epoch seconds. */
export const ownTime = (expires: number): number => expires % heldLater

/**
 * Whether the time of something is over, though DynamoDB has not deleted it yet, or it is held: then it lies there for whoever has to
 * look, and people do not see it.
 */
export const hasExpired = (expires: number, now: Date): boolean => ownTime(expires) <= seconds(now)
