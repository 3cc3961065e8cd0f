import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  NotAuthorizedException,
  UsernameExistsException,
  UserNotFoundException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider'
import { HttpError } from '../runtime/errors.ts'
import { log } from '../runtime/log.ts'
import { isLocked, signInError } from './signInError.ts'
import { unusedPassword } from './unusedPassword.ts'
import { ClientId, pool, poolHttpError, UserPoolId } from '../runtime/pool.ts'

/** The account of a person: its id in the pool, unless it has another name there. */
export type Account = { id: string; PoolName?: string | undefined }

/** An account's name in the pool. */
export const poolName = ({ id, PoolName }: Account): string => PoolName ?? id

/** An account as the commands of the pool name it. */
export const named = (account: Account) => ({ UserPoolId, Username: poolName(account) })

/** What the pool says of an account. */
export type InPool = {
  id: string
  /** The address by which it knows it; undefined where nobody has proven it. */
  email: string | undefined
  isEnabled: boolean
  madeAt: Date
  changedAt: Date
  UserStatus: UserStatusType | undefined
}

function inPool(found: AdminGetUserCommandOutput): InPool {
  const { Username = '', UserAttributes = [], Enabled = false, UserStatus } = found
  const said = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value]))
  const email = said.get('email_verified') === 'true' ? said.get('email')?.toLowerCase() : undefined
  const { UserCreateDate: madeAt = new Date(0), UserLastModifiedDate: changedAt = madeAt } = found
  const id = said.get('sub') ?? Username
  return { id, email, isEnabled: Enabled, madeAt, changedAt, UserStatus }
}

const verified = (email: string) => [
  { Name: 'email', Value: email },
  { Name: 'email_verified', Value: 'true' },
]

/** 409: the address belongs to somebody else. */
export const taken = () =>
  new HttpError(409, 'taken', 'Det finns redan ett konto med den e-postadressen.')

const refused = (error: unknown): never => {
  throw poolHttpError(error, {
    AliasExistsException: [409, 'taken', taken().message],
    InvalidPasswordException: [400, 'invalid', 'Lösenordet uppfyller inte kraven.'],
    CodeDeliveryFailureException: [502, 'mail_failed', 'Mejlet kunde inte skickas. Försök igen.'],
    // More mails than the pool sends in a day.
    LimitExceededException: [502, 'mail_failed', 'Mejlet kunde inte skickas. Försök igen senare.'],
    UserNotFoundException: [
      409,
      'no_account',
      'Personens inloggning är borta. Radera personen och lägg till den på nytt.',
    ],
    TooManyRequestsException: [
      429,
      'throttled',
      'Många ändringar just nu. Försök igen om en stund.',
    ],
  })
}

/** The accounts in the user pool, as an administrator changes them. */
export const identity = {
  /**
   * Makes an account with a verified address. Without a password the pool mails a link to choose one. Gives its id, or
   * undefined when the address has an account already. Throws 502 when the mail cannot be sent.
   */
  async create(email: string, password: string): Promise<string | undefined> {
    try {
      const { User } = await pool.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username: email,
          UserAttributes: verified(email),
          TemporaryPassword: unusedPassword(),
          MessageAction: password === '' ? undefined : 'SUPPRESS',
          DesiredDeliveryMediums: ['EMAIL'],
        }),
      )
      const id = User?.Username ?? ''
      if (password !== '') await identity.setPassword({ id }, password)
      return id
    } catch (error) {
      if (error instanceof UsernameExistsException) return undefined
      return refused(error)
    }
  },

  /** The account with an address, or with a name in the pool; undefined when there is none. */
  async look(Username: string): Promise<InPool | undefined> {
    try {
      const found = await pool.send(new AdminGetUserCommand({ UserPoolId, Username }))
      return inPool(found)
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined
      throw error
    }
  },

  /** Mails another link to choose a first password; the earlier one is void. Throws when there is one already. */
  async inviteAgain(email: string): Promise<void> {
    await pool.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        TemporaryPassword: unusedPassword(),
        MessageAction: 'RESEND',
      }),
    )
  },

  /**
   * Invites somebody who has not chosen a first password to an address that is now theirs: the link that went elsewhere is
   * void. A mail that cannot be sent holds nothing up.
   */
  async inviteTo(account: Account, email: string): Promise<void> {
    try {
      const found = await identity.look(poolName(account))
      if (found?.UserStatus === 'FORCE_CHANGE_PASSWORD') await identity.inviteAgain(email)
    } catch (error) {
      log.error('somebody could not be invited to their new address', error)
    }
  },

  /** Throws 409 when the address belongs to somebody else. */
  async changeEmail(account: Account, email: string): Promise<void> {
    await pool
      .send(
        new AdminUpdateUserAttributesCommand({
          ...named(account),
          UserAttributes: verified(email),
        }),
      )
      .catch(refused)
  },

  /**
   * Mails a code to an address that is to take the place of an account's; until the code is back the account keeps its
   * own ("Verifying updates to email addresses and phone numbers"). Throws 409 when the address belongs to somebody
   * else.
   */
  async mailCodeTo(account: Account, email: string): Promise<void> {
    const UserAttributes = [{ Name: 'email', Value: email }]
    await pool
      .send(new AdminUpdateUserAttributesCommand({ ...named(account), UserAttributes }))
      .catch(refused)
  },

  /** Throws 400 when the pool does not take the password. */
  async setPassword(account: Account, Password: string): Promise<void> {
    const command = new AdminSetUserPasswordCommand({
      ...named(account),
      Password,
      Permanent: true,
    })
    await pool.send(command).catch(refused)
  },

  /** Whether this is the password of an account; it may have a second step. Throws 429 after too many wrong ones. */
  async hasPassword(email: string, password: string): Promise<boolean> {
    const signIn = new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    })
    try {
      await pool.send(signIn)
      return true
    } catch (error) {
      if (error instanceof NotAuthorizedException && !isLocked(error)) return false
      throw signInError(error)
    }
  },

  /** Lets nobody sign in to the account. */
  async disable(account: Account): Promise<void> {
    await pool.send(new AdminDisableUserCommand(named(account))).catch(refused)
  },

  async enable(account: Account): Promise<void> {
    await pool.send(new AdminEnableUserCommand(named(account))).catch(refused)
  },

  /** Revokes every session in the pool: nothing is refreshed any more. */
  async signOutEverywhere(account: Account): Promise<void> {
    await pool.send(new AdminUserGlobalSignOutCommand(named(account))).catch(refused)
  },

  /** Removes the account; it may be gone already. */
  async remove(account: Account): Promise<void> {
    try {
      await pool.send(new AdminDeleteUserCommand(named(account)))
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error
    }
  },
}
