/** A stack as CloudFormation tells of it, and the alarm that rolls its deployments back. */
export type Deployed = { status: string; alarm?: string }

/** What has never stood: nothing, or a creation that failed. */
const neverStood = /^(REVIEW_IN_PROGRESS|CREATE_FAILED|ROLLBACK_\w+|DELETE_\w+)$/

export const stands = (deployed: Deployed | undefined): deployed is Deployed =>
  deployed !== undefined && !neverStood.test(deployed.status)

type Deployment = {
  /** The stage. */
  name: string
  keepsData: boolean
  deployed: Deployed | undefined
  minutes: number
  /** Whether the alarm rolls it back. */
  isWatched: boolean
}

/**
 * The runs of the CDK's command line that deploy a stage. One that does not stand yet is deployed without protection, so
 * that it can be tried again, and, where it keeps data, once more with it. One that stands is rolled back by
 * CloudFormation itself while, or some minutes after, its routes fail.
 */
export function stepsOf({ name, keepsData, deployed, minutes, isWatched }: Deployment): string[][] {
  const always = ['deploy', '-c', `stage=${name}`, '--require-approval', 'never']
  if (!stands(deployed)) {
    const first = [...always, '-c', 'first=true']
    return keepsData ? [first, always] : [first]
  }
  const { alarm } = deployed
  if (alarm === undefined || !isWatched) {
    // This takes away what a deployment before has set.
    return [[...always, '--rollback-trigger-alarm-arns', 'none']]
  }
  const watched = ['--rollback-trigger-alarm-arns', alarm, '--monitoring-time-minutes']
  return [[...always, ...watched, String(minutes)]]
}

/** Places that Lambda leaves to everything for which none are set aside ("Configuring reserved concurrency"). */
const leftToOthers = 100

/** How many places a stack's template sets aside, in whichever of the two notations it is. */
export const setAsideBy = (template: string): number =>
  [...template.matchAll(/ReservedConcurrentExecutions"?:\s*(\d+)/g)].reduce(
    (sum, [, places]) => sum + Number(places),
    0,
  )

/** What to tell an operator whose account has too few places free, the stage's own included, for what it sets aside. */
export function missingPlaces(reserved: Record<string, number>, free: number): string | undefined {
  const wanted = Object.values(reserved).reduce((sum, one) => sum + one, leftToOthers)
  return wanted <= free
    ? undefined
    : `Lambda has ${free} places at once for this stage in this account and region, and it needs ${wanted}: ask AWS for the quota ` +
        '“Concurrent executions”, or lower or leave out `reservedConcurrency` in infra/stages.ts.'
}
