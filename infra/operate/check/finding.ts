/** What a check found wrong: what it saw, and where to look first. */
export class Wrong extends Error {
  readonly look: string

  constructor(saw: string, look: string) {
    super(saw)
    this.look = look
  }
}

/** Nothing to check here, such as an alarm on one machine, or nothing that can be checked while something else is wrong. */
export class NotChecked extends Error {}

/** Gives what went well in a few words. Throws `Wrong`, or `NotChecked`. */
export type Check = (checked: Checked) => Promise<string>

/** Who signs in for the checks: an account that is there for nothing else. */
export type Account = { mail: string; password: string }

/** Somebody signed in: the token, and who they are. */
export type Session = { token: string; id: string; role: number; picture: string }

/** The portal that is checked. What only a deployed one has is missing on one machine. */
export type Target = {
  /** Where people open it. */
  address: string
  /** Where the API answers behind CloudFront, with `/v1`. */
  apiAddress?: string
  /** The stack that it is part of. */
  stackName?: string
  /** The pool that its pages must name. */
  poolId?: string
  /** The page that shows its mails. */
  outbox?: string
  /** How long what runs by itself may take to catch up on what waited, in a portal that has just been started. */
  catchUpMs?: number
}

type Checked = {
  target: Target
  account: Account
  /** Signs the account in once, for all checks. Throws `Wrong` when that does not work. */
  signIn: () => Promise<Session>
  /** The same for checks of something else. Throws `NotChecked` then. */
  session: () => Promise<Session>
}
