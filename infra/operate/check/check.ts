import { alarm } from './alarm.ts'
import { type Account, type Check, NotChecked, type Target, Wrong } from './finding.ts'
import { errors } from './errors.ts'
import { around } from './firewall.ts'
import { mail } from './mail.ts'
import { page } from './page.ts'
import { picture } from './picture.ts'
import { settingsOf } from './settings.ts'
import { forgottenByNobody, health, refusedSignIn, signedIn, signIn } from './signIn.ts'
import { stream } from './stream.ts'

const checks: [title: string, check: Check][] = [
  ['health', health],
  ['a refused sign-in', refusedSignIn],
  ['a forgotten password for nobody', forgottenByNobody],
  ['a mail', mail],
  ['a sign-in', signedIn],
  ['a streamed answer', stream],
  ['a picture', picture],
  ['a page and its headers', page],
  ['errors of one’s own', errors],
  ['a call around CloudFront', around],
  ['an alarm', alarm],
]

/** How one check came out: its title, whether it is in order, and the line that says so. */
export type Outcome = { title: string; state: 'ok' | 'wrong' | 'not checked'; line: string }

async function outcomeOf(title: string, checking: Promise<string>): Promise<Outcome> {
  try {
    return { title, state: 'ok', line: `✓ ${title}: ${await checking}` }
  } catch (error) {
    if (error instanceof NotChecked) {
      return { title, state: 'not checked', line: `– ${title}: ${error.message}` }
    }
    if (!(error instanceof Wrong)) {
      return { title, state: 'wrong', line: `✗ ${title}: ${String(error)}` }
    }
    const line = `✗ ${title}: ${error.message}\n    ${error.look}`
    return { title, state: 'wrong', line }
  }
}

/**
 * Looks from outside whether a portal works, all checks at once, and tells each as it is known, in order. It asks the assistant
 * one question, mails the account one code and gives it a picture; nothing else changes.
 */
export async function check(
  target: Target,
  account: Account,
  tell: (line: string) => void = () => undefined,
): Promise<Outcome[]> {
  let signingIn: ReturnType<typeof signIn> | undefined
  const enter = () => (signingIn ??= signIn(target, account))
  const session = async () => {
    const found = await enter().catch(() => {
      throw new NotChecked('not checked, since nobody could sign in')
    })
    // Whether the settings are right is another check's matter.
    const settings = await settingsOf(target).catch(() => undefined)
    if (settings?.multiFactor !== 'required') return found
    throw new NotChecked('not checked: the stage requires a second step, which a check has not')
  }
  const outcomes: Outcome[] = []
  const running = checks.map(([title, one]) =>
    outcomeOf(title, one({ target, account, signIn: enter, session })),
  )
  for (const outcome of running) {
    outcomes.push(await outcome)
    tell((await outcome).line)
  }
  return outcomes
}
