import type {
  CustomMessageTriggerEvent,
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationTriggerEvent,
} from 'aws-lambda'
import { serverLimits } from '../../../shared/serverLimits.ts'
import type { Judge } from '../iam/guard.ts'
import type { HostedSettings } from './hosted/settings.ts'
import { loadSigningKey, loadSimulationSecret, type SigningKey } from './secrets.ts'
import { openStore, type Store } from './store.ts'
import type { ServerKeys } from './signIn/srp.ts'

export type Mail = { to: string; subject: string; html: string; sentAt: string }

export type CognitoTriggers = {
  customMessage?: (event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>
  postAuthentication?: (
    event: PostAuthenticationTriggerEvent,
  ) => Promise<PostAuthenticationTriggerEvent>
  preSignUp?: (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>
  postConfirmation?: (event: PostConfirmationTriggerEvent) => Promise<PostConfirmationTriggerEvent>
  /** Is called, and may refuse; what it would change of the claims is not heeded. */
  preTokenGeneration?: (
    event: PreTokenGenerationTriggerEvent,
  ) => Promise<PreTokenGenerationTriggerEvent>
}

/** What the pool has asked for, and waits to be answered. */
export type Challenge =
  | { challengeName: 'PASSWORD_VERIFIER'; username: string; A: bigint; keys: ServerKeys }
  | { challengeName: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA'; username: string }

/** Cognito's UserPoolMfaType without ON, where a lost factor cannot be reset: the portal's API demands one itself. */
type MultiFactor = 'OFF' | 'OPTIONAL'

export type CognitoOptions = {
  /** 0 takes a free one. */
  port: number
  /** The path of an SQLite file, or ':memory:'. */
  file: string
  poolId?: string
  clientId?: string
  triggers?: CognitoTriggers
  deliver: (mail: Mail) => void | Promise<void>
  /** Milliseconds since 1970. */
  now?: () => number
  accessTokenMinutes?: number
  refreshTokenDays?: number
  /** How long a refresh token that has been used stays good, for whoever has not got the answer. */
  rotationGraceSeconds?: number
  selfSignUp?: boolean
  /** Whether people may have a second factor: the codes of an authenticator app. */
  multiFactor?: MultiFactor
  hosted?: HostedSettings
  /** Whether an address stays until the code that is mailed to the new one is back (AttributesRequireVerificationBeforeUpdate). */
  keepOriginal?: boolean
  /** What may be asked without a signature, as where a firewall stands before the pool; without it everything. */
  asked?: readonly string[]
  /** The attributes that the client may write (WriteAttributes); without it all. */
  writeAttributes?: readonly string[]
  /** Says which server may not make which call; without it every one may. */
  judge?: Judge | undefined
}

export type Pool = Store & {
  id: string
  /** The part of the id after the region, which SRP hashes. */
  name: string
  region: string
  issuer: string
  clientId: string
  triggers: CognitoTriggers
  deliver: (mail: Mail) => void | Promise<void>
  now: () => number
  accessTokenMinutes: number
  refreshTokenDays: number
  rotationGraceSeconds: number
  selfSignUp: boolean
  multiFactor: MultiFactor
  hosted: HostedSettings | undefined
  keepOriginal: boolean
  asked: readonly string[] | undefined
  writeAttributes: readonly string[] | undefined
  judge: Judge | undefined
  signingKey: SigningKey
  simulationSecret: string
  challengeSessions: Map<string, Challenge & { expiresAt: number }>
}

export function openPool(options: CognitoOptions): Pool {
  const id = options.poolId ?? 'eu-north-1_LocalPool'
  const [region = '', name = ''] = id.split('_')
  const store = openStore(options.file)
  return {
    ...store,
    id,
    name,
    region,
    issuer: `https://cognito-idp.${region}.amazonaws.com/${id}`,
    clientId: options.clientId ?? '1localwebclient23456789012',
    triggers: options.triggers ?? {},
    deliver: options.deliver,
    now: options.now ?? (() => Date.now()),
    accessTokenMinutes: options.accessTokenMinutes ?? serverLimits.accessTokenMinutes,
    refreshTokenDays: options.refreshTokenDays ?? serverLimits.refreshTokenDays,
    rotationGraceSeconds: options.rotationGraceSeconds ?? serverLimits.rotationGraceSeconds,
    selfSignUp: options.selfSignUp ?? false,
    multiFactor: options.multiFactor ?? 'OFF',
    hosted: options.hosted,
    keepOriginal: options.keepOriginal ?? false,
    asked: options.asked,
    writeAttributes: options.writeAttributes,
    judge: options.judge,
    signingKey: loadSigningKey(store),
    simulationSecret: loadSimulationSecret(store),
    challengeSessions: new Map(),
  }
}
