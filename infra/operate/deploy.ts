import { spawnSync } from 'node:child_process'
import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
} from '@aws-sdk/client-cloudformation'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { typed } from '../commandLine.ts'
import { deployable, stageNamed } from '../stages.ts'
import type { Stage } from '../stageSettings.ts'
import { type Deployed, missingPlaces, setAsideBy, stands, stepsOf } from './deploySteps.ts'

const { values } = typed({
  options: {
    stage: { type: 'string' },
    /** Minutes for which the alarms are looked at after the last change. */
    minutes: { type: 'string', default: '10' },
    /** Deploys although alarms ring, as when it is the cure. */
    'despite-alarms': { type: 'boolean', default: false },
  },
})

/** What stands of a stage; undefined when nothing of it has ever been deployed. */
async function deployedOf(StackName: string): Promise<Deployed | undefined> {
  const described = new CloudFormationClient().send(new DescribeStacksCommand({ StackName }))
  const { Stacks: [stack] = [] } = await described.catch((error: unknown) => {
    // CloudFormation has no error of its own for a stack that is not there.
    if (error instanceof Error && error.message.includes('does not exist')) return { Stacks: [] }
    throw error
  })
  if (!stack) return undefined
  const alarm = stack.Outputs?.find(({ OutputKey }) => OutputKey === 'RollbackAlarm')?.OutputValue
  return { status: stack.StackStatus ?? '', ...(alarm !== undefined && { alarm }) }
}

/** How many places what stands of a stage has set aside. */
async function standingPlaces(StackName: string): Promise<number> {
  const template = new GetTemplateCommand({ StackName })
  const { TemplateBody = '' } = await new CloudFormationClient().send(template)
  return setAsideBy(TemplateBody)
}

/** Throws when the account has too few places for what the stage sets aside: Lambda would refuse it half way. */
async function checkPlaces(stage: Stage, standing: number): Promise<void> {
  if (!stage.reservedConcurrency) return
  const { AccountLimit } = await new LambdaClient().send(new GetAccountSettingsCommand())
  const unreserved = AccountLimit?.UnreservedConcurrentExecutions ?? 0
  const problem = missingPlaces(stage.reservedConcurrency, unreserved + standing)
  if (problem !== undefined) throw new Error(problem)
}

async function deploy(): Promise<void> {
  const name = values.stage
  if (name === undefined) throw new Error('Which stage? npm run deploy -- --stage dev')
  const minutes = Number(values.minutes)
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 180)
    throw new Error('--minutes is a whole number up to 180')
  const stage = deployable(name, stageNamed(name))
  process.env['AWS_REGION'] = stage.region
  const stackName = `Portal-${name}`
  const deployed = await deployedOf(stackName)
  await checkPlaces(stage, stands(deployed) ? await standingPlaces(stackName) : 0)
  const isWatched = !values['despite-alarms']
  for (const step of stepsOf({ name, keepsData: stage.keepsData, deployed, minutes, isWatched })) {
    process.stdout.write(`cdk ${step.join(' ')}\n`)
    const { status, error } = spawnSync('cdk', step, { stdio: 'inherit' })
    if (error) throw error
    if (status !== 0) throw new Error('The deployment failed; the same command tries it again.')
  }
}

await deploy().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
