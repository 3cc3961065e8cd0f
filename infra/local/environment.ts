import type { Environment } from '../../functions/runtime/env.ts'
import { modelsEnvironment, stageEnvironment } from '../delivery/lambdaEnvironment.ts'
import type { Stage } from '../stageSettings.ts'

/** Names that the stack chooses itself when it is deployed. */
export const names = {
  table: 'portal',
  webBucket: 'portal-web',
  avatarsBucket: 'portal-avatars',
  providerKeys: 'portal/provider-keys',
} as const

/**
 * Keys of real providers that whoever starts the portal may have in the environment; with one the real provider is
 * asked.
 */
const realKeys = {
  ChatGPT: 'OPENAI_API_KEY',
  Mistralai: 'MISTRAL_API_KEY',
  Claude: 'ANTHROPIC_API_KEY',
  Perplexity: 'PERPLEXITY_API_KEY',
} as const

type Module = keyof typeof realKeys

const modules: Module[] = ['ChatGPT', 'Mistralai', 'Claude', 'Perplexity']

/** The secret with the providers' keys: real ones where there are any, else one that the stand-in takes. */
export const providerKeys = (): string =>
  JSON.stringify(
    Object.fromEntries(
      modules.map((module) => [module, process.env[realKeys[module]] ?? 'stand-in']),
    ),
  )

/** Where the stand-in is asked: OpenAI's protocol below /v1, Anthropic's at its root. */
const standInAddresses = (standIn: string): string =>
  JSON.stringify(
    Object.fromEntries(
      modules
        .filter((module) => !process.env[realKeys[module]])
        .map((module) => [module, module === 'Claude' ? standIn : `${standIn}/v1`]),
    ),
  )

/** Who the AWS SDK is on one machine: the engines take any credentials. */
export const localIdentity = (stage: Stage): Record<string, string> => ({
  AWS_REGION: stage.region,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  POWERTOOLS_METRICS_DISABLED: 'true',
})

type Engines = { dynamodb: string; cognito: string; s3: string; secrets: string }

/** Where the AWS SDK finds the engines. */
export const localEndpoints = ({ dynamodb, cognito, s3, secrets }: Engines) => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito,
  AWS_ENDPOINT_URL_S3: s3,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets,
})

/** What the Lambdas read of their environment, as the stack sets it. */
export const localEnvironment = (
  stage: Stage,
  standIn: string,
  pool: { poolId: string; clientId: string },
): Record<string, string> => ({
  ...stageEnvironment(stage, 'Portal-local'),
  ...({ TABLE_NAME: names.table } satisfies Environment<'table'>),
  ...({
    USER_POOL_ID: pool.poolId,
    USER_POOL_CLIENT_ID: pool.clientId,
  } satisfies Environment<'pool'>),
  ...({
    PROVIDER_KEYS_SECRET: names.providerKeys,
    ...modelsEnvironment(stage),
    PROVIDER_ADDRESSES: standInAddresses(standIn),
  } satisfies Environment<'providerKeys'>),
  ...({ WEB_BUCKET: names.webBucket } satisfies Environment<'config'>),
  ...({ AVATARS_BUCKET: names.avatarsBucket } satisfies Environment<'avatars'>),
})
