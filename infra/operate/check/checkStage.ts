import { demoPassword } from '../../local/seed/people.ts'
import { onOneMachine } from '../../stages.ts'
import { connect } from '../connect.ts'
import { check } from './check.ts'
import type { Account, Target } from './finding.ts'

type Options = { mail?: string | undefined; address?: string | undefined }
type Environment = Record<string, string | undefined>

/** Where `npm start` serves the portal unless it is told otherwise. */
const startAddress = 'http://127.0.0.1:4000'
/** Somebody of the demo. */
const demoMail = 'ida@example.se'

/** The part of an address that paths come after. Throws for what is no address of a web page. */
function originOf(address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error('--address is no address, such as https://portalen.example.se')
  return new URL(address).origin
}

async function targetOf(stageName: string, given?: string): Promise<Target> {
  const address = given && originOf(given)
  if (onOneMachine.includes(stageName)) {
    const local = address ?? startAddress
    return { address: local, outbox: `${local}/local/outbox` }
  }
  const { Address, ApiAddress, UserPoolId } = await connect(stageName)
  return {
    address: address ?? Address,
    apiAddress: ApiAddress,
    stackName: `Portal-${stageName}`,
    poolId: UserPoolId,
  }
}

function accountOf(stageName: string, { mail }: Options, env: Environment): Account {
  const password = env['CHECK_PASSWORD']
  if (mail !== undefined && password !== undefined) return { mail, password }
  if (onOneMachine.includes(stageName)) {
    return { mail: mail ?? demoMail, password: password ?? demoPassword }
  }
  throw new Error(
    'Say who signs in: --mail <address>, and the password in the variable CHECK_PASSWORD',
  )
}

/**
 * Checks a stage, deployed or started on this machine, and tells each finding. Gives the sum of them; throws when
 * something is wrong.
 */
export async function checkStage(
  stageName: string,
  options: Options,
  env: Environment,
  tell: (line: string) => void,
): Promise<string> {
  const account = accountOf(stageName, options, env)
  const target = await targetOf(stageName, options.address)
  tell(`Checking ${target.address}`)
  const outcomes = await check(target, account, tell)
  const wrong = outcomes.filter(({ state }) => state === 'wrong').length
  if (wrong > 0) throw new Error(`${wrong} of ${outcomes.length} checks found something wrong.`)
  return 'Everything that can be checked here works.'
}
